import { expect } from 'chai';
import { useTerminal } from '../support/terminal';

const CORRIDOR = '5\n######\n#P  G#\n######\n';
const SWORD = '9\n#######\n#P S A#\n#     #\n#    G#\n#######\n';

interface Line {
  readonly turn: number;
  readonly key: string | null;
  readonly player: unknown;
  readonly status: string;
}

describe('run', () => {
  const terminal = useTerminal();
  const linesOf = (out: string): Line[] =>
    out
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as Line);

  const boards: readonly [title: string, keys: readonly string[], board: string, outcome: RegExp][] = [
    ['prints the board at the start without keys', [], '######\n#P  G#\n######', /^Playing .*\b0 turns$/],
    ['prints the board after the keys', ['--keys', 'd'], '######\n# P G#\n######', /^Playing .*\b1 turn$/],
    ['prints who has won', ['--keys', 'ddd'], '######\n#   P#\n######', /^Won .*\b3 turns$/],
    ['takes no key after the end', ['--keys', 'dddaaa'], '######\n#   P#\n######', /^Won .*\b3 turns$/],
    ['counts no key that is no turn', ['--keys', 'waDx?d\t'], '######\n# P G#\n######', /^Playing .*\b1 turn$/],
  ];
  for (const [title, keys, board, outcome] of boards) {
    it(title, async () => {
      terminal().write({ 'a.slug': CORRIDOR });
      const { exit, out, errors } = await terminal().run('run', 'a.slug', ...keys);
      const rows = out.trimEnd().split('\n');
      expect([exit, rows.slice(0, -1).join('\n'), errors]).to.deep.equal([0, board, []]);
      expect(rows.at(-1)).to.match(outcome);
    });
  }

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
});
