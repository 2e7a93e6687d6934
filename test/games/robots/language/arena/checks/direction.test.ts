import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/direction';

describe(CODE, () => {
  it('is an error at the word', () => {
    expect(arenaProblems('attack 1 2 3 n\nmedic 2 1 3 NE a')).to.deep.equal([
      'arena/direction 1:14-15',
      'arena/direction 2:13-15',
    ]);
    const [said] = saidOf(CODE, 'attack 1 2 3 up');
    expect(said).to.include({
      severity: 'error',
      message: 'The direction must be one of N, E, S, W, as a capital letter; got “up”.',
    });
  });

  for (const [word, letter] of [
    ['n', 'N'],
    ['south', 'S'],
    ['"W"', 'W'],
    ['\u0415', 'E'],
    ['West', 'W'],
    ['norht', 'N'],
  ] as const) {
    it(`understands ${JSON.stringify(word)} as ${letter}`, () => {
      expect(repairsOf(CODE, `attack 1 1 1 ${word}`)).to.deep.equal([`*Change to “${letter}”: attack 1 1 1 ${letter}`]);
    });
  }

  it('offers all directions where it can only be guessed', () => {
    const repairs = repairsOf(CODE, 'attack 1 1 1 up');
    expect(repairs.map((repair) => repair.at(-1))).to.deep.equal(['N', 'E', 'S', 'W']);
    expect(repairs.some((repair) => repair.startsWith('*'))).to.equal(false);
  });

  it('is not reported for the four letters', () => {
    expect(saidOf(CODE, 'attack 1 1 1 N\nattack 1 1 2 E\nattack 1 1 3 S\nmedic 2 2 2 W a')).to.deep.equal([]);
  });
});
