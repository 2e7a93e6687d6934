import { expect } from 'chai';
import { analyseArena, arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/no-robots';

describe(CODE, () => {
  it('is a warning at the beginning, which does not keep the arena from playing', () => {
    expect(arenaProblems('')).to.deep.equal(['arena/no-robots 1:1-1']);
    expect(arenaProblems('# nobody\nturns 5')).to.deep.equal(['arena/no-robots 1:1-1']);
    expect(analyseArena('').plays).to.equal(true);
    expect(saidOf(CODE, '')[0]).to.include({
      severity: 'warning',
      message: 'The arena has no robots. Add some, for example “attack 1 5 5 N”.',
    });
  });

  it('is repaired by two robots on lines of their own', () => {
    const duel = 'attack 1 5 5 N\nattack 2 5 8 S\n';
    expect(repairsOf(CODE, 'turns 5')).to.deep.equal([`Add two robots for a duel: turns 5\n${duel}`]);
    expect(repairsOf(CODE, 'turns 5\r\n')).to.deep.equal([`Add two robots for a duel: turns 5\r\n${duel}`]);
    expect(repairsOf(CODE, '')).to.deep.equal([`Add two robots for a duel: ${duel}`]);
  });

  it('is withheld beside an error', () => {
    expect(arenaProblems('turns 0')).to.deep.equal(['arena/bad-number 1:7-8']);
    expect(arenaProblems('Attack 1 1 1 N')).to.deep.equal(['arena/unknown-word 1:1-7']);
  });
});
