import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../support/shared';
import { useTerminal } from '../support/terminal';

const CORRIDOR = '5\n######\n#P  G#\n######\n';
/** Five slugs in a wide hall: far too many states to look at all of them. */
const HALL = `99\n${`${' '.repeat(20)}\n`.repeat(8)}P${' '.repeat(14)}AALLN\nG${' '.repeat(19)}\n`;

describe('the built command', () => {
  const terminal = useTerminal();

  it('prints to both outputs and exits with the code of the command', () => {
    terminal().write({ 'a.slug': '5\n#G#\n' });
    const { exit, out, errors } = terminal().spawn('check', 'a.slug', 'none.slug');
    expect([exit, errors.length]).to.deep.equal([2, 1]);
    expect(out).to.match(/^a\.slug:1:1: error slug\/no-player: .*\n/);
  });

  it('ends quietly when the reader of its output goes away', async () => {
    const odd = `5\nP${'?'.repeat(30_000)}\n`;
    terminal().write({ 'a.slug': odd, 'b.slug': odd });
    const child = spawn(process.execPath, [path.join(ROOT, 'dist', 'cli.js'), 'check', '.'], {
      cwd: terminal().folder,
    });
    let errors = '';
    child.stderr.on('data', (part) => (errors += String(part)));
    const ended = once(child, 'close');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect([await ended, errors]).to.deep.equal([[0, null], '']);
  });

  it('prints more than a pipe holds to the last line', () => {
    terminal().write({ 'a.slug': `5\nP${'?'.repeat(20_000)}\n` });
    const { out } = terminal().spawn('check', 'a.slug');
    expect(out.split('slug/unknown-character').length).to.equal(20_001);
    expect(out.endsWith('\n')).to.equal(true);
  });
});

describe('solve', () => {
  const terminal = useTerminal();

  const answers: readonly [title: string, text: string, options: readonly string[], exit: number, out: string][] = [
    ['prints the length and the keys of a win', CORRIDOR, [], 0, '3 ddd\n'],
    ['prints the space key as _', '20\nPSGN\n', [], 0, '5 dd___\n'],
    ['prints how many states hold no win', '5\nP   #G\n', [], 1, 'none 4\n'],
    ['prints the limit at which it gave up', HALL, ['--limit', '50'], 3, 'limit 50\n'],
  ];
  for (const [title, text, options, exit, out] of answers) {
    it(title, () => {
      terminal().write({ 'a.slug': text });
      expect(terminal().spawn('solve', 'a.slug', ...options)).to.deep.equal({ exit, out, errors: [] });
    });
  }

  const objects: readonly [text: string, options: readonly string[], answer: object][] = [
    [CORRIDOR, [], { outcome: 'win', length: 3, keys: 'ddd', states: 3 }],
    ['5\nP   #G\n', [], { outcome: 'none', length: null, keys: null, states: 4 }],
    [HALL, ['--limit', '7'], { outcome: 'limit', length: null, keys: null, states: 7 }],
  ];
  for (const [text, options, answer] of objects) {
    it(`prints ${JSON.stringify(answer)} with --json`, () => {
      terminal().write({ 'a.slug': text });
      expect(JSON.parse(terminal().spawn('solve', 'a.slug', '--json', ...options).out)).to.deep.equal(answer);
    });
  }

  it('gives up when its seconds are used up', () => {
    terminal().write({ 'a.slug': HALL });
    const { exit, out } = terminal().spawn('solve', 'a.slug', '--seconds', '0.1');
    expect(exit).to.equal(3);
    expect(out).to.match(/^limit \d+\n$/);
  });

  it('prints what is wrong with a faulty level, and exits with 2', async () => {
    terminal().write({ 'a.slug': '5\n#G#\n' });
    const { exit, out, errors } = await terminal().run('solve', 'a.slug');
    expect([exit, errors]).to.deep.equal([2, []]);
    expect(out).to.match(/^a\.slug:1:1: error slug\/no-player: /);
  });
});
