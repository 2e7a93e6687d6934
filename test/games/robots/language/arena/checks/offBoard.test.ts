import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/off-board';

describe(CODE, () => {
  it('is an error for X and for Y, each for itself', () => {
    expect(arenaProblems('attack 1 20 -1 N\nattack 2 1.0 x N')).to.deep.equal([
      'arena/off-board 1:10-12',
      'arena/off-board 1:13-15',
      'arena/off-board 2:10-13',
      'arena/off-board 2:14-15',
    ]);
    expect(saidOf(CODE, 'attack 1 20 y N').map(({ message }) => message)).to.deep.equal([
      'X must be a whole number from 0 to 19; got “20”.',
      'Y must be a whole number from 0 to 19; got “y”.',
    ]);
    expect(saidOf(CODE, 'attack 1 20 3 N')[0]).to.include({ severity: 'error' });
  });

  it('is repaired by the nearest column or row for a number, and else not', () => {
    expect(repairsOf(CODE, 'attack 1 25 -3 N')).to.deep.equal(['*Change to “19”: attack 1 19 -3 N']);
    expect(repairsOf(CODE, 'attack 1 5 -3 N')).to.deep.equal(['*Change to “0”: attack 1 5 0 N']);
    expect(repairsOf(CODE, 'attack 1 x 3 N')).to.deep.equal([]);
  });

  it('is not reported from 0 to 19, with leading zeros or without', () => {
    expect(saidOf(CODE, 'attack 1 0019 000 N\nattack 2 0 19 S')).to.deep.equal([]);
  });
});
