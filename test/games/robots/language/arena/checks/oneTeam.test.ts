import { expect } from 'chai';
import { arenaProblems, filesOf, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/one-team';

describe(CODE, () => {
  it('is a warning at the beginning', () => {
    expect(arenaProblems('\nattack 2 0 0 E\nattack 2 1 1 E')).to.deep.equal(['arena/one-team 1:1-1']);
    expect(saidOf(CODE, 'attack 2 0 0 E')[0]).to.include({
      severity: 'warning',
      message: 'Only team 2 has robots, so nobody can win. Add a robot for the other team.',
    });
  });

  it('is repaired by a robot of the other team in the middle of the board', () => {
    expect(repairsOf(CODE, 'attack 1 10 10 N\n')).to.deep.equal([
      'Add a robot for team 2: attack 1 10 10 N\nattack 2 9 10 N\n',
    ]);
    expect(repairsOf(CODE, 'attack 2 1 1 N')).to.deep.equal([
      'Add a robot for team 1: attack 2 1 1 N\nattack 1 10 10 N\n',
    ]);
    const full = Array.from({ length: 400 }, (_, i) => `attack 1 ${Math.floor(i / 20)} ${i % 20} N\n`).join('');
    expect(repairsOf(CODE, full)).to.deep.equal([]);
  });

  it('is withheld beside an error, in the arena or in a medic file', () => {
    expect(arenaProblems('attack 2 0 0 E\nseed')).to.deep.equal(['arena/missing-word 2:5-5']);
    expect(arenaProblems('medic 1 5 5 N a', filesOf({ a: null }))).to.deep.equal(['arena/medic-missing 1:15-16']);
    expect(arenaProblems('medic 1 5 5 N a', filesOf({ a: 'Fly' }))).to.deep.equal(['arena/medic-errors 1:15-16']);
    expect(arenaProblems('medic 1 5 5 N a', filesOf({ a: '' }))).to.deep.equal(['arena/one-team 1:1-1']);
  });

  it('is not reported for two teams, nor for nobody', () => {
    expect(saidOf(CODE, 'attack 1 0 0 E\nattack 2 1 1 E')).to.deep.equal([]);
    expect(saidOf(CODE, '')).to.deep.equal([]);
  });
});
