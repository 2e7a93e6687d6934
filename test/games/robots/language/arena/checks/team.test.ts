import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/team';

describe(CODE, () => {
  for (const word of ['0', '3', '12', '01', 'a', '-1']) {
    it(`is an error at “${word}”`, () => {
      expect(arenaProblems(`attack ${word} 1 1 N`)).to.deep.equal([`arena/team 1:8-${8 + word.length}`]);
      expect(saidOf(CODE, `attack ${word} 1 1 N`)[0]).to.include({
        severity: 'error',
        message: `The team must be 1 or 2; got “${word}”.`,
      });
    });
  }

  it('is repaired by the nearer team for a number, else by either', () => {
    expect(repairsOf(CODE, 'attack 3 5 3 N')).to.deep.equal(['*Change to “2”: attack 2 5 3 N']);
    expect(repairsOf(CODE, 'attack 0 5 3 N')).to.deep.equal(['*Change to “1”: attack 1 5 3 N']);
    expect(repairsOf(CODE, 'attack a 5 3 N')).to.deep.equal([
      'Change to “1”: attack 1 5 3 N',
      'Change to “2”: attack 2 5 3 N',
    ]);
  });

  it('is not reported for 1 and 2', () => {
    expect(saidOf(CODE, 'attack 1 1 1 N\nmedic 2 2 2 N a')).to.deep.equal([]);
  });
});
