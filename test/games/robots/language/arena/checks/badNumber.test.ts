import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/bad-number';
const FINE = 'attack 1 0 0 N\nattack 2 1 1 S\n';

describe(CODE, () => {
  for (const bad of ['seed +1', 'seed 1.0', 'seed -', 'seed 1e3', 'seed \u0663', 'turns 00', 'turns -1', 'turns x']) {
    it(`is an error at the number in “${bad}”`, () => {
      const from = bad.indexOf(' ') + 2;
      expect(arenaProblems(FINE + bad)).to.deep.equal([`arena/bad-number 3:${from}-${bad.length + 1}`]);
    });
  }

  for (const good of ['seed 0', 'seed -5', `seed ${'7'.repeat(400)}`, 'turns 1', 'turns 0001']) {
    it(`is not reported for “${good.slice(0, 20)}”`, () => {
      expect(arenaProblems(FINE + good)).to.deep.equal([]);
    });
  }

  it('says what a seed and a turn limit must be', () => {
    expect(saidOf(CODE, 'seed 1.5\nturns 0').map(({ message }) => message)).to.deep.equal([
      'The seed must be an integer, for example -7 or 42; got “1.5”.',
      'The turn limit must be a whole number, at least 1; got “0”.',
    ]);
  });

  it('is repaired by a number within the limits', () => {
    expect(repairsOf(CODE, 'seed +07')).to.deep.equal(['*Change to “7”: seed 7']);
    expect(repairsOf(CODE, 'seed x')).to.deep.equal(['*Change to “0”: seed 0']);
    expect(repairsOf(CODE, 'turns -3')).to.deep.equal(['*Change to “1”: turns 1']);
    expect(repairsOf(CODE, 'turns 12.5')).to.deep.equal(['*Change to “12”: turns 12']);
    expect(repairsOf(CODE, 'turns many')).to.deep.equal(['*Change to “100”: turns 100']);
  });
});
