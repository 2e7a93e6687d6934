import { expect } from 'chai';
import { useTerminal } from '../../support/terminal';

describe('generate', function () {
  this.timeout(120_000);
  const terminal = useTerminal();

  it('prints a level that needs as many moves as are wanted, and how hard it is on standard error', () => {
    const { exit, out, errors } = terminal().spawn('generate', 'slug', '--size', '9x7', '--moves', '12..20');
    expect(exit).to.equal(0);
    const [health, ...rows] = out.trimEnd().split('\n');
    expect(health).to.match(/^\d+$/);
    expect(rows.map(({ length }) => length)).to.deep.equal(Array<number>(7).fill(9));
    const [, keys = ''] =
      /^won in \d+ moves: (\S+) \(shortest wins: [\d,]+, states: [\d,]+, dead ends: [\d,]+\)$/.exec(errors.join()) ??
      [];
    expect(keys.length).to.be.within(12, 20);
    terminal().write({ 'a.slug': out });
    expect(terminal().spawn('solve', 'a.slug').out).to.equal(`won in ${keys.length} moves: ${keys}\n`);
    expect(terminal().spawn('check', 'a.slug')).to.deep.equal({ exit: 0, out: '', errors: [] });
  });

  it('prints an object with --json, the same for the same seed', () => {
    const [one, other] = [1, 2].map(
      () => terminal().spawn('generate', 'slug', '--json', '--seed=-99999999999999999999', '--moves=5..9').out,
    );
    expect(one).to.equal(other);
    const level = JSON.parse(one ?? '') as Record<string, unknown>;
    expect(level).to.include({ outcome: 'made', seed: '-99999999999999999999' });
    expect(level).to.have.all.keys(
      ...['outcome', 'text', 'length', 'keys', 'states', 'deadEnds', 'wins', 'tries', 'seed'],
    );
  });

  it('makes a level like a file', () => {
    terminal().write({ 'a.slug': '17\n######\n#PS G#\n#  A #\n######\n' });
    const { out } = terminal().spawn('generate', 'slug', '--like', 'a.slug', '--moves', '4..20');
    expect([...out].sort().join('')).to.equal([...'17\n######\n#PS G#\n#  A #\n######\n'].sort().join(''));
  });

  it('says so when no try fits, and exits with 3', () => {
    const line = 'turnsmith generate: 4 tries made no such file. Use more --tries, another --seed, or other --moves.';
    const options = ['--size', '4x4', '--moves', '900', '--tries', '4'];
    expect(terminal().spawn('generate', 'slug', ...options)).to.deep.equal({ exit: 3, out: '', errors: [line] });
    const json = terminal().spawn('generate', 'slug', '--json', ...options);
    expect(JSON.parse(json.out)).to.include({ outcome: 'none', text: null, length: null, tries: 4 });
  });

  const wrong: readonly [title: string, args: readonly string[], said: RegExp][] = [
    ['no game', [], /Name one game to make a file of: slug\./],
    ['a game that makes no files', ['spire'], /of: slug\. Got “spire”/],
    ['two games', ['slug', 'slug'], /Name one game/],
    ['a size that is none', ['slug', '--size', '8'], /--size must be columns and rows from 3 to 64.*“8”/],
    ['a size that is too large', ['slug', '--size', '65x8'], /“65x8”/],
    ['a size that is too small', ['slug', '--size', '8x2'], /“8x2”/],
    ['moves that are none', ['slug', '--moves', 'few'], /--moves must be.*“few”/],
    ['moves the wrong way round', ['slug', '--moves', '9..3'], /“9..3”/],
    ['no moves at all', ['slug', '--moves', '0'], /“0”/],
    ['a seed that is none', ['slug', '--seed', '1.5'], /--seed must be an integer; got “1.5”/],
    ['tries that are none', ['slug', '--tries', '0'], /--tries must be a number above 0/],
    ['a model that is not there', ['slug', '--like', 'none.slug'], /none\.slug: No such file/],
    ['a model of another language', ['slug', '--like', 'a.snake'], /isn’t slug-level/],
  ];
  for (const [title, args, said] of wrong) {
    it(`refuses ${title}`, async () => {
      terminal().write({ 'a.snake': 'snake A\n' });
      const { exit, out, errors } = await terminal().run('generate', ...args);
      expect([exit, out]).to.deep.equal([2, '']);
      expect(errors.join('\n')).to.match(said);
    });
  }

  it('tells what is wrong with a model that does not play', async () => {
    terminal().write({ 'a.slug': '5\n#G#\n' });
    const { exit, errors } = await terminal().run('generate', 'slug', '--like', 'a.slug');
    expect([exit, errors.length > 0 && errors[0]?.startsWith('a.slug:1:1: error slug/no-player')]).to.deep.equal([
      2,
      true,
    ]);
  });
});
