import { expect } from 'chai';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { CLI, useTerminal } from '../support/terminal';

/** What Node prints where nobody catches an error. */
const STACK_TRACE = /^\s+at /m;

describe('the built command', function () {
  this.timeout(120_000);
  const terminal = useTerminal();

  it('prints to both outputs and exits with the code of the command', () => {
    terminal().write({ 'a.slug': '5\n#G#\n' });
    const { exit, out, errors } = terminal().spawn('check', 'a.slug', 'none.slug');
    expect([exit, errors.length]).to.deep.equal([2, 1]);
    expect(out).to.match(/^a\.slug:1:1: error slug\/no-player: .*\n/);
  });

  it('prints more than a pipe holds to the last line', () => {
    terminal().write({ 'a.slug': `5\nP${'?'.repeat(20_000)}\n` });
    const { out } = terminal().spawn('check', 'a.slug');
    expect(out.split('slug/unknown-character').length).to.equal(20_001);
    expect(out.endsWith('\n')).to.equal(true);
  });

  it('prints all of it to a slow reader, into a pipe that does not wait for it', () => {
    terminal().write({ 'a.slug': `5\nP${'?'.repeat(20_000)}\n` });
    const nonBlocking = 'use Fcntl; fcntl(STDOUT, F_SETFL, O_WRONLY | O_NONBLOCK); exec @ARGV';
    const { out } = terminal().shell(
      `{ perl -e '${nonBlocking}' '${process.execPath}' '${CLI}' check a.slug; echo "exit $?"; } | { sleep 0.5; cat; }`,
    );
    expect([out.split('slug/unknown-character').length, out.endsWith('exit 0\n')]).to.deep.equal([20_001, true]);
  });

  it('prints hundreds of thousands of problems as JSON without holding their text', () => {
    terminal().write({ 'a.slug': `5\nP${'?'.repeat(300_000)}\n`, 'b.slug': '5\nP?\n' });
    const { out } = terminal().shell(
      'NODE_OPTIONS=--max-old-space-size=220 turnsmith check --json . >out; echo $?; head -c 9 out; tail -c 4 out; grep -o }, out | wc -l',
    );
    // The three others: no goal in either file, and a file that could have had one.
    expect(out).to.match(/^0\n\[\{"file":"\}\]\n3000\d\d\n$/);
  });

  it('prints hundreds of thousands of turns in little memory', () => {
    terminal().write({ 'a.arena': 'turns 300000\nattack 1 0 0 N\n' });
    const { out } = terminal().shell('NODE_OPTIONS=--max-old-space-size=32 turnsmith run --trace a.arena | { wc -l; }');
    expect(out.trim()).to.equal('300002');
  });

  describe('whose reader leaves', () => {
    const ODD = `5\nP${'?'.repeat(30_000)}\n`;

    /** The first line that a command prints, or what another reader takes of it, and how the command ended; `exit` stands on standard error with what is said there. */
    const head = (command: string, reader = 'head -n 1'): { first: string; ended: string } => {
      const { out, errors } = terminal().shell(`{ ${command}; echo "exit $?" >&2; } | ${reader}`);
      return { first: out, ended: errors.join('\n') };
    };

    it('ends quietly, with the code of the work that it still does', () => {
      terminal().write({ 'a.slug': ODD, 'b.slug': ODD, 'c.slug': '5\n#G#\n' });
      const lines = head('turnsmith check .');
      expect(lines.first).to.match(/^\.\/a\.slug:/);
      expect(lines.ended).to.equal('exit 1');
      const json = head('turnsmith check --json .', 'head -c 20');
      expect([json.first, json.ended]).to.deep.equal(['[{"file":"./a.slug",', 'exit 1']);
    });

    it('stops a game that nobody looks at any more, were it endless', () => {
      terminal().write({ 'a.arena': 'turns 999999999\nattack 1 0 0 N\n' });
      const { first, ended } = head('turnsmith run --trace a.arena');
      expect([first, ended]).to.deep.equal(['{"game":"robots","seed":0}\n', 'exit 0']);
      expect(head('turnsmith run --board a.arena').ended).to.equal('exit 0');
    });

    it('goes on with its work when standard error is closed, too', () => {
      terminal().write({ 'a.slug': '5\n#G#\n', 'b.slug': '05\n#P#\n' });
      const { out } = terminal().shell('turnsmith format . >&- 2>&-; echo $?');
      expect([out, terminal().read('b.slug')]).to.deep.equal(['1\n', '5\n#P#\n']);
    });
  });

  // Only Linux has a disk that is always full.
  if (process.platform === 'linux') {
    it('says that the output could not be written, after all its work', () => {
      terminal().write({ 'a.slug': '05\n#P#\n', 'b.slug': '05\n#P#\n' });
      const { exit, errors } = terminal().shell('turnsmith format . >/dev/full');
      expect([exit, errors]).to.deep.equal([70, ['turnsmith: Can’t write to the output: the disk is full.']]);
      expect([terminal().read('a.slug'), terminal().read('b.slug')]).to.deep.equal(['5\n#P#\n', '5\n#P#\n']);
    });
  }

  it('never prints a stack trace, whatever it is asked', () => {
    terminal().write({ 'a.slug': '5\n#P G#\n', 'a.snake': 'snake A\nend\n', 'in/b.slug': '\u0000', 'x.txt': '' });
    symlinkSync('loop', path.join(terminal().folder, 'loop'));
    const odd = ['', '-', '--', '--x=', 'in', 'loop', 'a.slug/b', '9'.repeat(5000)];
    const commands = ['check', 'format', 'run', 'solve', 'play'].flatMap((command) =>
      odd.map((arg) => `turnsmith ${command} '${arg}' </dev/null`),
    );
    const outcomes = terminal().shell(commands.map((command) => `${command}; echo "exit $?"`).join('\n'));
    expect(outcomes.errors.join('\n')).to.not.match(STACK_TRACE);
    const exits = outcomes.out.match(/(?<=^exit )\d+$/gm)?.map(Number) ?? [];
    expect([exits.length, exits.filter((exit) => ![0, 1, 2].includes(exit))]).to.deep.equal([commands.length, []]);
  });
});
