import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/unknown-word';

describe(CODE, () => {
  it('is an error at the first word, and the rest of the line is not looked at', () => {
    expect(arenaProblems('robot 1 2 3 N\n Attack 9 9 9 9 9 9\nseed: 4')).to.deep.equal([
      'arena/unknown-word 1:1-6',
      'arena/unknown-word 2:2-8',
      'arena/unknown-word 3:1-6',
    ]);
    const [said] = saidOf(CODE, 'Attack 1 1 1 N');
    expect(said).to.include({
      severity: 'error',
      message: 'Unknown keyword “Attack”. Start the line with one of these, in lower case: seed, turns, attack, medic.',
    });
  });

  it('is repaired in case and spelling', () => {
    expect(repairsOf(CODE, 'Attack 1 1 1 N')).to.deep.equal(['*Change to “attack”: attack 1 1 1 N']);
    expect(repairsOf(CODE, '  trun 5')).to.deep.equal(['*Change to “turns”:   turns 5']);
    expect(repairsOf(CODE, 'robot 1 1 1 N')).to.deep.equal([]);
  });

  it('is repaired in lines of a Python test script, one or all', () => {
    const text =
      'random.seed(42)\nworld.add_attack_robot(1, 5, 5, "N")  # mine\nw.add_medic_robot(2,3,4,\'S\',"a.medic")\n';
    expect(repairsOf(CODE, text)).to.deep.equal([
      `*Change to “seed 42”: ${text.replace('random.seed(42)', 'seed 42')}`,
      'Convert all 3 lines of the Python script: seed 42\nattack 1 5 5 N  # mine\nmedic 2 3 4 S a.medic\n',
    ]);
    expect(repairsOf(CODE, 'random.seed(42)')).to.deep.equal(['*Change to “seed 42”: seed 42']);
    expect(repairsOf(CODE, 'world = World()')).to.deep.equal([]);
  });

  it('is not reported for the keywords, comments and blank lines', () => {
    expect(saidOf(CODE, 'seed\nturns\n\tattack\nmedic # Attack\n# odd\n \t\n')).to.deep.equal([]);
  });
});
