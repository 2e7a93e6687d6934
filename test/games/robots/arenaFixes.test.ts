import { expect } from 'chai';
import { robotArenaFormat } from '../../../src/games/robots/language/arena/format';
import { fromScript } from '../../../src/games/robots/language/arena/scriptLine';
import { repairs } from './support';

const fixes = (text: string, code: string): string[] => repairs(robotArenaFormat, text, code);

describe('repairs of an arena', () => {
  it('correct case and spelling of the first word', () => {
    expect(fixes('Attack 1 1 1 N', 'arena/unknown-word')).to.deep.equal(['*Write “attack”: attack 1 1 1 N']);
    expect(fixes('  trun 5', 'arena/unknown-word')).to.deep.equal(['*Write “turns”:   turns 5']);
    expect(fixes('robot 1 1 1 N', 'arena/unknown-word')).to.deep.equal([]);
  });

  it('turn lines of a Python test script into arena lines, one or all', () => {
    const text =
      'random.seed(42)\nworld.add_attack_robot(1, 5, 5, "N")  # mine\nw.add_medic_robot(2,3,4,\'S\',"a.medic")\n';
    expect(fixes(text, 'arena/unknown-word')).to.deep.equal([
      `*Write “seed 42”: ${text.replace('random.seed(42)', 'seed 42')}`,
      'Turn all 3 lines of a Python script into arena lines: seed 42\nattack 1 5 5 N  # mine\nmedic 2 3 4 S a.medic\n',
    ]);
  });

  it('leave other lines of a script alone', () => {
    expect(fromScript('add_attack_robot(1, 2, 3, "E");')).to.equal('attack 1 2 3 E');
    for (const code of [
      'world = World()',
      'world.add_attack_robot()',
      'world.add_attack_robot(1, (2), 3)',
      'print_board(world)',
    ]) {
      expect(fromScript(code), code).to.equal(null);
    }
    expect(fromScript('world.add_medic_robot(1, 2, 3, "E", "my file")')).to.equal(null);
  });

  it('fill in what is missing where that is plain', () => {
    expect(fixes('seed # s', 'arena/missing-word')).to.deep.equal(['*Add “0”: seed 0 # s']);
    expect(fixes('attack 1 2 3', 'arena/missing-word')).to.deep.equal(['*Add “N”: attack 1 2 3 N']);
    expect(fixes('attack 1 2', 'arena/missing-word')).to.deep.equal([]);
    expect(fixes('medic 1 2 3', 'arena/missing-word')).to.deep.equal([]);
  });

  it('remove what is too much, or make it a comment', () => {
    expect(fixes('seed 5 of mine # x', 'arena/extra-word')).to.deep.equal([
      '*Remove what is too much: seed 5 # x',
      'Make it a comment: seed 5 # of mine # x',
    ]);
  });

  it('bring numbers into their limits', () => {
    expect(fixes('seed +07', 'arena/bad-number')).to.deep.equal(['*Write “7”: seed 7']);
    expect(fixes('seed x', 'arena/bad-number')).to.deep.equal(['*Write “0”: seed 0']);
    expect(fixes('turns -3', 'arena/bad-number')).to.deep.equal(['*Write “1”: turns 1']);
    expect(fixes('turns 12.5', 'arena/bad-number')).to.deep.equal(['*Write “12”: turns 12']);
    expect(fixes('turns many', 'arena/bad-number')).to.deep.equal(['*Write “100”: turns 100']);
    expect(fixes('attack 1 25 -3 N', 'arena/off-board')).to.deep.equal(['*Write “19”: attack 1 19 -3 N']);
    expect(fixes('attack 1 5 -3 N', 'arena/off-board')).to.deep.equal(['*Write “0”: attack 1 5 0 N']);
    expect(fixes('attack 1 x 3 N', 'arena/off-board')).to.deep.equal([]);
    expect(fixes('attack 3 5 3 N', 'arena/team')).to.deep.equal(['*Write “2”: attack 2 5 3 N']);
    expect(fixes('attack a 5 3 N', 'arena/team')).to.deep.equal([
      'Write “1”: attack 1 5 3 N',
      'Write “2”: attack 2 5 3 N',
    ]);
  });

  it('remove a second seed or turn limit', () => {
    expect(fixes('seed 1\nseed 2\n', 'arena/second-seed')).to.deep.equal(['*Remove this line: seed 1\n']);
    expect(fixes('turns 1\nturns 2', 'arena/second-turns')).to.deep.equal(['*Remove this line: turns 1']);
  });

  it('move a robot to the nearest free place', () => {
    expect(fixes('attack 1 4 4 N\nattack 2 04  4 S', 'arena/occupied')).to.deep.equal([
      '*Write “3 4”: attack 1 4 4 N\nattack 2 3 4 S',
    ]);
  });

  it('understand small letters, names and look-alikes of directions', () => {
    for (const [word, letter] of [
      ['n', 'N'],
      ['south', 'S'],
      ['"W"', 'W'],
      ['\u0415', 'E'],
      ['West', 'W'],
      ['norht', 'N'],
    ]) {
      const [first] = fixes(`attack 1 1 1 ${word}`, 'arena/direction');
      expect(first, word).to.equal(`*Write “${letter}”: attack 1 1 1 ${letter}`);
    }
    expect(fixes('attack 1 1 1 up', 'arena/direction')).to.have.length(4);
  });

  it('bring a path into the folder', () => {
    expect(fixes('medic 1 1 1 N a\\b.medic', 'arena/medic-path')).to.deep.equal([
      '*Write “a/b.medic”: medic 1 1 1 N a/b.medic',
    ]);
    expect(fixes('medic 1 1 1 N C:\\x\\b.medic', 'arena/medic-path')).to.deep.equal([
      'Write “b.medic”: medic 1 1 1 N b.medic',
    ]);
    expect(fixes('medic 1 1 1 N ..', 'arena/medic-path')).to.deep.equal([]);
  });

  it('add robots where there are none, and an opponent for a lone team', () => {
    expect(fixes('turns 5', 'arena/no-robots')).to.deep.equal([
      'Add two robots for a duel: turns 5\nattack 1 5 5 N\nattack 2 5 8 S\n',
    ]);
    expect(fixes('', 'arena/no-robots')).to.deep.equal(['Add two robots for a duel: attack 1 5 5 N\nattack 2 5 8 S\n']);
    expect(fixes('attack 1 10 10 N\n', 'arena/one-team')).to.deep.equal([
      'Add a robot of team 2: attack 1 10 10 N\nattack 2 9 10 N\n',
    ]);
  });
});
