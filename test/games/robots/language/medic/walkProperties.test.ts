import { expect } from 'chai';
import fc from 'fast-check';
import { Random } from '../../../../../src/core/random';
import { SIZE } from '../../../../../src/games/robots/facts/board';
import { DIRECTIONS } from '../../../../../src/games/robots/facts/direction';
import { walk } from '../../../../../src/games/robots/language/medic/walk';
import { MEDIC_COMMANDS } from '../../../../../src/games/robots/facts/vocabulary';
import { World } from '../../../../../src/games/robots/engine/world';
import { propertyOptions } from '../../../../support/property';
import { medicOf } from '../../support';

const start = fc.record({
  x: fc.nat(SIZE - 1),
  y: fc.nat(SIZE - 1),
  direction: fc.constantFrom(...DIRECTIONS),
});
const lists = fc.array(fc.constantFrom(...MEDIC_COMMANDS, 'Forward' as const), { maxLength: 60 });

describe('the walk of a medic, for any list and any start', () => {
  it('is what the engine does with a medic that is alone', () => {
    fc.assert(
      fc.property(start, lists, (from, commands) => {
        const world = new World(new Random(0));
        world.addMedicRobot(1, from.x, from.y, from.direction, commands);
        const played = commands.map(() => {
          world.runTurn();
          const [medic] = world.robotsInOrder();
          return [medic?.x, medic?.y, medic?.getDirection()];
        });
        const walked = walk(medicOf(commands.join('\n')), from).map(({ x, y, direction }) => [x, y, direction]);
        expect(walked).to.deep.equal(played);
      }),
      propertyOptions(300),
    );
  });
});
