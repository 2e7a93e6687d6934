import { expect } from 'chai';
import type { Game } from '../../../src/games/game';
import type { GameSetup } from '../../../src/games/setup';
import { slug } from '../../../src/games/slug';
import { countdown } from '../../fixtures/countdown';
import type { CountdownFile } from '../../fixtures/countdown/language/countdownFile';
import { countdownGame, type Countdown } from '../../fixtures/countdown/play';
import { useTerminal } from '../../support/terminal';

const CORRIDOR = '5\n######\n#P  G#\n######\n';
const SWORD = '9\n#######\n#P S A#\n#     #\n#    G#\n#######\n';

interface Line {
  readonly turn: number;
  readonly key: string | null;
  readonly player: unknown;
  readonly status: string;
}

describe('run', () => {
  const terminal = useTerminal([slug, countdown]);
  const linesOf = (out: string): Line[] =>
    out
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as Line);

  const games: readonly [title: string, keys: readonly string[], out: readonly string[]][] = [
    [
      'prints the board at the start without keys, and says why nothing was played',
      [],
      ['#P  G#', 'Playing after 0 turns', 'No keys were given, so nothing was played. Use --keys.'],
    ],
    ['prints the board after the keys', ['--keys', 'd'], ['# P G#', 'Playing after 1 turn']],
    ['prints who has won', ['--keys', 'ddd'], ['#   P#', 'Won after 3 turns']],
    [
      'takes no key after the end, and says so',
      ['--keys', 'dddaaa'],
      ['#   P#', 'Won after 3 turns', '3 of 6 keys came after the end of the game.'],
    ],
    [
      'says how many keys were no turn',
      ['--keys', 'waDx?d\t'],
      ['# P G#', 'Playing after 1 turn', '6 of 7 keys weren’t turns.'],
    ],
    [
      'says of keys both that they were no turn and that they came too late',
      ['--keys', 'xdddw'],
      ['#   P#', 'Won after 3 turns', '1 of 5 keys wasn’t a turn.', '1 of 5 keys came after the end of the game.'],
    ],
    [
      'says so when no key was a turn',
      ['--keys', 'X'],
      ['#P  G#', 'Playing after 0 turns', '1 of 1 keys wasn’t a turn.'],
    ],
  ];
  for (const [title, keys, [row = '', ...lines]] of games) {
    it(title, async () => {
      terminal().write({ 'a.slug': CORRIDOR });
      const out = ['######', row, '######', ...lines, ''].join('\n');
      expect(await terminal().run('run', 'a.slug', ...keys)).to.deep.equal({ exit: 0, out, errors: [] });
    });
  }

  it('tells the boards of its turns apart with --board', async () => {
    terminal().write({ 'a.slug': '5\n#P G#\n' });
    const { out } = await terminal().run('run', 'a.slug', '--board', '--keys', 'd?d');
    expect(out).to.equal(
      [
        ...['Turn 0', '#P G#', ''],
        ...['Turn 1', '# PG#', ''],
        ...['Turn 2', '#  P#', ''],
        ...['Won after 2 turns', '1 of 3 keys wasn’t a turn.', ''],
      ].join('\n'),
    );
  });

  it('says nothing of keys for a game that goes on by itself', async () => {
    terminal().write({ 'a.countdown': '3\n' });
    expect((await terminal().run('run', 'a.countdown')).out).to.equal('0\nOver after 3 turns\n');
  });

  it('exits with 0 when the game is lost', async () => {
    terminal().write({ 'a.slug': '2\nPA\n' });
    const { exit, out } = await terminal().run('run', 'a.slug', '--keys', ' ');
    expect([exit, out.includes('Lost')]).to.deep.equal([0, true]);
  });

  it('says nothing of warnings when the game runs', async () => {
    terminal().write({ 'a.slug': '5\nP?\n' });
    const { out, errors } = await terminal().run('run', 'a.slug');
    expect([out.includes('slug/'), errors]).to.deep.equal([false, []]);
  });

  describe('--trace', () => {
    it('prints a header, the start, and a line a turn, with the space key as a blank', async () => {
      terminal().write({ 'a.slug': SWORD });
      const { exit, out } = await terminal().run('run', 'a.slug', '--trace', '--keys', 'd_w a');
      const lines = linesOf(out);
      expect([exit, JSON.parse(out.split('\n', 1)[0] ?? '')]).to.deep.equal([0, { game: 'slug', seed: null }]);
      expect(lines.map(({ turn, key }) => [turn, key])).to.deep.equal([
        [0, null],
        [1, 'd'],
        [2, ' '],
        [3, ' '],
        [4, 'a'],
      ]);
      expect(lines[0]).to.deep.equal({
        turn: 0,
        key: null,
        player: { position: [1, 1], health: 9, poison: 0, weapon: null },
        slugs: [{ kind: 'AngrySlug', position: [1, 5], health: 5, poison: 0, weapon: 'PoisonSword', canMove: true }],
        weapons: [{ position: [1, 3], weapon: 'PoisonSword' }],
        status: 'playing',
      });
    });

    it('ends with the turn that ends the game', async () => {
      terminal().write({ 'a.slug': CORRIDOR });
      const lines = linesOf((await terminal().run('run', '--trace', '--keys=dddd', 'a.slug')).out);
      expect(lines.map(({ status }) => status)).to.deep.equal(['playing', 'playing', 'playing', 'won']);
    });

    it('has the seed null where there is no chance, whatever seed was given, a negative one too', async () => {
      terminal().write({ 'a.slug': CORRIDOR });
      for (const seed of [['--seed', '-7'], ['--seed=12345678901234567890'], ['--seed', '+3']]) {
        const { exit, out } = await terminal().run('run', 'a.slug', '--trace', ...seed);
        expect([exit, out.startsWith('{"game":"slug","seed":null}\n')], seed.join(' ')).to.deep.equal([0, true]);
      }
    });
  });

  it('does not run a file with errors, but prints them on standard output and exits with 1', async () => {
    terminal().write({ 'a.slug': '5\n#?G#\n' });
    const { exit, out, errors } = await terminal().run('run', 'a.slug', '--trace');
    expect([exit, errors, out.includes('"turn"')]).to.deep.equal([1, [], false]);
    expect(out).to.match(/^a\.slug:1:1: error slug\/no-player: /m);
    expect(out).to.match(/^a\.slug:2:2: warning slug\/unknown-character: /m);
  });

  it('recognises a .txt by its content, and anything by --language', async () => {
    terminal().write({ 'level.txt': CORRIDOR, 'level.dat': CORRIDOR });
    expect((await terminal().run('run', 'level.txt')).exit).to.equal(0);
    expect((await terminal().run('run', 'level.dat')).exit).to.equal(2);
    expect((await terminal().run('run', 'level.dat', '--language', 'slug-level')).exit).to.equal(0);
  });

  for (const [option, value] of [
    ['--moves', '-'],
    ['--colour', 'red'],
    ['--turns', '3'],
  ] as const) {
    it(`refuses ${option} for a game that has no use for it`, async () => {
      terminal().write({ 'a.slug': CORRIDOR });
      const { exit, errors } = await terminal().run('run', 'a.slug', option, value);
      expect([exit, errors]).to.deep.equal([2, [`a.slug: SlugDungeon has no option ${option}.`]]);
    });
  }
});

describe('what run plays a game with', () => {
  const setups: GameSetup<CountdownFile>[] = [];
  const watched: Game<CountdownFile, Countdown, Countdown> = {
    ...countdownGame,
    start(definition, setup) {
      setups.push(setup);
      return countdownGame.start(definition, setup);
    },
  };
  const terminal = useTerminal([{ ...countdown, games: [watched] }]);
  afterEach(() => (setups.length = 0));

  it('has the options that the game declares, in their plain form', async () => {
    terminal().write({ 'a.countdown': '9\n' });
    const { exit, out } = await terminal().run(
      ...['run', 'a.countdown', '--turns', '007', '--seed=+08', '--colour', 'red', '--trace'],
    );
    expect([exit, out.split('\n').length]).to.deep.equal([0, 10]);
    expect(setups.map(({ options, seed }) => [options, seed])).to.deep.equal([
      [{ turns: '7', seed: '8', colour: 'red' }, '8'],
    ]);
  });

  it("has the file's own seed and nothing chosen when nothing is said", async () => {
    terminal().write({ 'a.countdown': '1\n' });
    await terminal().run('run', 'a.countdown');
    expect(setups.map(({ options, seed }) => [options, seed])).to.deep.equal([[{}, '7']]);
  });

  it('has the files that the file names apart from the options of the same names', async () => {
    terminal().write({ 'in/a.countdown': '9\nafter turns\nafter seed\n', 'in/turns': '4\n', 'in/seed': '5\n' });
    const { exit } = await terminal().run('run', 'in/a.countdown', '--turns', '1', '--seed', '2');
    const [setup] = setups;
    expect([exit, setup?.options]).to.deep.equal([0, { turns: '1', seed: '2' }]);
    expect([...(setup?.files ?? [])].map(([name, file]) => [name, file?.parsed.source.text])).to.deep.equal([
      ['turns', '4\n'],
      ['seed', '5\n'],
    ]);
  });

  const slots: readonly [files: readonly string[], own: number, loaded: readonly [number, number][]][] = [
    [['a.countdown'], 1, []],
    [['a.countdown', '-'], 1, []],
    [['-', 'a.countdown'], 2, []],
    [['a.countdown', 'b.countdown'], 1, [[2, 4]]],
  ];
  for (const [files, own, loaded] of slots) {
    it(`has the first of ${files.join(' ')} in its own slot, and the others in theirs`, async () => {
      terminal().write({ 'a.countdown': '3\n', 'b.countdown': '4\n' });
      expect((await terminal().run('run', ...files)).exit).to.equal(0);
      const [setup] = setups;
      expect(setup?.slots.own).to.equal(own);
      expect([...(setup?.slots.loaded ?? [])].map(([slot, { turns }]) => [slot, turns])).to.deep.equal(loaded);
    });
  }

  const wrong: readonly [args: readonly string[], error: string][] = [
    [['--turns', '-1'], 'turnsmith run: --turns must be a whole number, 0 or more; got “-1”.'],
    [['--seed', '1.5'], 'turnsmith run: --seed must be an integer; got “1.5”.'],
    [['--colour', 'Red'], 'turnsmith run: --colour must be one of white, red; got “Red”.'],
    [['--keys', 'd'], 'a.countdown: Countdown has no option --keys.'],
    [['a.countdown', '-'], 'turnsmith run: Countdown takes at most 2 files; got 3.'],
  ];
  for (const [args, error] of wrong) {
    it(`is refused in one line for ${args.join(' ')}`, async () => {
      terminal().write({ 'a.countdown': '3\n' });
      const { exit, errors } = await terminal().run('run', 'a.countdown', ...args);
      expect([exit, errors, setups]).to.deep.equal([2, [error], []]);
    });
  }
});
