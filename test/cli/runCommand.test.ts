import { expect } from 'chai';
import { slug } from '../../src/games/slug';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { slugGame } from '../../src/games/slug/play/game';
import { useTerminal } from '../support/terminal';

const LEVEL = '5\n#P G#\n';

const fails = (): never => {
  throw new Error('A riddle\u001b\nand more of it');
};

describe('wrong usage', () => {
  const terminal = useTerminal();

  const wrong: readonly [title: string, args: readonly string[], named: RegExp][] = [
    ['no command', [], /^Usage: .*check.*format.*run.*solve.*play/],
    ['an unknown command', ['chekc', 'a.slug'], /chekc/],
    ['a command that every object has', ['constructor', 'a.slug'], /constructor/],
    ['an option in place of a command', ['--json'], /--json/],
    ['check without a path', ['check'], /check: Name at least one file or folder\.$/],
    ['format without a path', ['format', '--check'], /format/],
    ['run without a file', ['run', '--keys', 'd'], /run/],
    ['solve without a file', ['solve'], /solve/],
    ['run with several files', ['run', 'a.slug', 'b.slug'], /run/],
    ['play of several files of a game for one', ['play', 'a.slug', 'b.slug'], /play/],
    ['a file of moves for a game of keys', ['play', 'a.slug', '--moves', 'x'], /a\.slug.*--moves/],
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
    ['an empty path', ['run', ''], /^: /],
    ['a name of two lines', ['run', 'a\nb.slug'], /^aU\+000Ab\.slug: /],
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

describe('an error that nobody expected', () => {
  const terminal = useTerminal([{ ...slug, languages: [{ ...slugLevelFormat, read: fails }] }]);

  for (const command of ['check', 'format', 'solve']) {
    it(`of one file is one line on standard error for ${command}, and the other files are looked at all the same`, async () => {
      terminal().write({ 'a.slug': LEVEL, 'b.slug': LEVEL });
      const { exit, out, errors } = await terminal().run(command, 'a.slug', '.');
      expect([exit, out, errors]).to.deep.equal([
        70,
        '',
        ['a.slug', './a.slug', './b.slug'].map((file) => `${file}: Something went wrong: A riddleU+001B`),
      ]);
    });
  }

  it('leaves an array of JSON whole', async () => {
    terminal().write({ 'a.slug': LEVEL });
    expect(await terminal().run('check', 'a.slug', '--json')).to.include({ exit: 70, out: '[]\n' });
  });
});

describe('a game that fails', () => {
  const terminal = useTerminal([{ ...slug, games: [{ ...slugGame, start: fails }] }]);

  for (const command of ['run', 'play']) {
    it(`is one line on standard error and exit code 70 for ${command}`, async () => {
      terminal().write({ 'a.slug': LEVEL });
      expect(await terminal().run(command, 'a.slug')).to.deep.equal({
        exit: 70,
        out: '',
        errors: ['turnsmith: Something went wrong: A riddleU+001B'],
      });
    });
  }
});
