import { expect } from 'chai';
import { fromScript } from '../../../../../src/games/robots/language/arena/scriptLine';

describe('a line of a Python test script', () => {
  it('becomes the arena line that does the same', () => {
    expect(fromScript('add_attack_robot(1, 2, 3, "E");')).to.equal('attack 1 2 3 E');
    expect(fromScript('w.add_medic_robot(2,3,4,\'S\',"a.medic")')).to.equal('medic 2 3 4 S a.medic');
    expect(fromScript('random.seed(-42)')).to.equal('seed -42');
  });

  for (const code of [
    'world = World()',
    'world.add_attack_robot()',
    'world.add_attack_robot(1, (2), 3)',
    'print_board(world)',
    'world.add_medic_robot(1, 2, 3, "E", "my file")',
  ]) {
    it(`becomes nothing when it is ${code}`, () => {
      expect(fromScript(code)).to.equal(null);
    });
  }
});
