import { expect } from 'chai';
import { useTerminal } from '../support/terminal';
import { version } from '../../package.json';

const LEVEL = '5\n#P G#\n';

describe('wrong usage', () => {
  const terminal = useTerminal();

  const wrong: readonly [title: string, args: readonly string[], named: RegExp][] = [
    ['no command', [], /check.*format.*run.*solve/],
    ['an unknown command', ['chekc', 'a.slug'], /chekc/],
    ['a command that every object has', ['constructor', 'a.slug'], /constructor/],
    ['an option in place of a command', ['--json'], /--json/],
    ['check without a path', ['check'], /check/],
    ['format without a path', ['format', '--check'], /format/],
    ['run without a file', ['run', '--keys', 'd'], /run/],
    ['solve without a file', ['solve'], /solve/],
    ['run with several files', ['run', 'a.slug', 'b.slug'], /run/],
    ['solve with several files', ['solve', 'a.slug', 'b.slug'], /solve/],
    ['an option that the command does not know', ['check', '--keys', 'd', 'a.slug'], /--keys/],
    ['a short option', ['run', '-k', 'd', 'a.slug'], /-k/],
    ['an option without its value', ['run', 'a.slug', '--keys'], /--keys/],
    ['a value for a switch', ['check', '--json=yes', 'a.slug'], /--json/],
    ['a seed that is no integer', ['run', 'a.slug', '--seed', '1.5'], /--seed.*1\.5/],
    ['a seed without digits', ['run', 'a.slug', '--seed', '-'], /--seed/],
    ['an empty seed', ['run', 'a.slug', '--seed='], /--seed/],
    ['a limit of nothing', ['solve', 'a.slug', '--limit', '0'], /--limit.*0/],
    ['a negative limit', ['solve', 'a.slug', '--limit', '-5'], /--limit.*-5/],
    ['seconds in words', ['solve', 'a.slug', '--seconds', 'ten'], /--seconds.*ten/],
    ['an unknown language', ['check', 'a.slug', '--language', 'slug'], /slug.*slug-level/],
    ['a missing file to run', ['run', 'none.slug'], /none\.slug/],
    ['a folder to run', ['run', 'folder'], /folder/],
    ['a file of no kind to run', ['run', 'folder/a.dat'], /a\.dat/],
    ['a missing file to solve', ['solve', 'none.slug'], /none\.slug/],
  ];
  for (const [title, args, named] of wrong) {
    it(`such as ${title} is one line on standard error and exit code 2`, async () => {
      terminal().write({ 'a.slug': LEVEL, 'b.slug': LEVEL, 'folder/a.dat': LEVEL });
      const { exit, out, errors } = await terminal().run(...args);
      expect([exit, out, errors.length]).to.deep.equal([2, '', 1]);
      expect(errors[0]).to.match(named).and.not.include('\n');
    });
  }
});

describe('help', () => {
  const terminal = useTerminal();

  for (const args of [['--help'], ['-h'], ['help'], ['check', '--help'], ['run', 'none.slug', '--help']]) {
    it(`is printed for “${args.join(' ')}”, naming every command and language`, async () => {
      const { exit, out, errors } = await terminal().run(...args);
      expect([exit, errors]).to.deep.equal([0, []]);
      for (const word of ['check', 'format', 'run', 'solve', '--language', 'slug-level', '--limit']) {
        expect(out).to.include(word);
      }
      expect(out).to.not.match(/\{languages\}/);
    });
  }

  it('tells the version', async () => {
    expect(await terminal().run('--version')).to.deep.equal({ exit: 0, out: `${version}\n`, errors: [] });
  });
});
