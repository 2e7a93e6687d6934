import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/missing-word';

describe(CODE, () => {
  it('is an error behind the last word, and the words that are there are checked', () => {
    expect(arenaProblems('seed # 4\nattack 3 20\nturns\nmedic 1 1 1 N  ')).to.deep.equal([
      'arena/missing-word 1:5-5',
      'arena/team 2:8-9',
      'arena/off-board 2:10-12',
      'arena/missing-word 2:12-12',
      'arena/missing-word 3:6-6',
      'arena/missing-word 4:14-14',
    ]);
  });

  it('says how the line is written', () => {
    expect(saidOf(CODE, 'attack 1 2 3\nmedic 1').map(({ message }) => message)).to.deep.equal([
      'The last word is missing. Write attack TEAM X Y DIRECTION.',
      'The last 4 words are missing. Write medic TEAM X Y DIRECTION FILE.',
    ]);
  });

  it('is repaired where it is plain what to add', () => {
    expect(repairsOf(CODE, 'seed # s')).to.deep.equal(['*Add “0”: seed 0 # s']);
    expect(repairsOf(CODE, 'turns')).to.deep.equal(['*Add “100”: turns 100']);
    expect(repairsOf(CODE, 'attack 1 2 3')).to.deep.equal(['*Add “N”: attack 1 2 3 N']);
    expect(repairsOf(CODE, 'attack 1 2')).to.deep.equal([]);
    expect(repairsOf(CODE, 'medic 1 2 3')).to.deep.equal([]);
  });

  it('is not reported for whole lines, nor for unknown ones', () => {
    expect(saidOf(CODE, 'seed 1\nturns 2\nattack 1 2 3 N\nmedic 1 3 3 N a\nodd')).to.deep.equal([]);
  });
});
