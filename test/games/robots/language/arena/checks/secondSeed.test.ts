import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/second-seed';

describe(CODE, () => {
  it('is an error at the keyword of every line but the first, whatever that says', () => {
    expect(arenaProblems('seed x\nseed 3\n\n seed').filter((place) => place.startsWith(CODE))).to.deep.equal([
      'arena/second-seed 2:1-5',
      'arena/second-seed 4:2-6',
    ]);
    const [said] = saidOf(CODE, '# one\nseed 1\nseed 2');
    expect(said).to.include({
      severity: 'error',
      message: 'Line 2 already sets the seed. Remove one of the two lines.',
    });
  });

  it('is repaired by removing the line', () => {
    expect(repairsOf(CODE, 'seed 1\nseed 2\n')).to.deep.equal(['*Remove this line: seed 1\n']);
    expect(repairsOf(CODE, 'seed 1\nseed 2')).to.deep.equal(['*Remove this line: seed 1']);
  });

  it('is not reported for one line', () => {
    expect(saidOf(CODE, '# seed 1\nseed 2\n')).to.deep.equal([]);
  });
});
