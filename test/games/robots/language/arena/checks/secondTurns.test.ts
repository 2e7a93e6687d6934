import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/second-turns';

describe(CODE, () => {
  it('is an error at the keyword of every line but the first, whatever that says', () => {
    expect(arenaProblems('turns x\nturns 3\n\n turns').filter((place) => place.startsWith(CODE))).to.deep.equal([
      'arena/second-turns 2:1-6',
      'arena/second-turns 4:2-7',
    ]);
    const [said] = saidOf(CODE, '# one\nturns 1\nturns 2');
    expect(said).to.include({
      severity: 'error',
      message: 'Line 2 already sets the turn limit. Remove one of the two lines.',
    });
  });

  it('is repaired by removing the line', () => {
    expect(repairsOf(CODE, 'turns 1\nturns 2\n')).to.deep.equal(['*Remove this line: turns 1\n']);
    expect(repairsOf(CODE, 'turns 1\nturns 2')).to.deep.equal(['*Remove this line: turns 1']);
  });

  it('is not reported for one line', () => {
    expect(saidOf(CODE, '# turns 1\nturns 2\n')).to.deep.equal([]);
  });
});
