import { expect } from 'chai';
import fc from 'fast-check';
import { Random } from '../../../src/core/random';
import { CELLS, columnOf, rowOf } from '../../../src/games/robots/facts/board';
import { DIRECTIONS } from '../../../src/games/robots/facts/direction';
import { MedicRobot } from '../../../src/games/robots/engine/medicRobot';
import type { Robot } from '../../../src/games/robots/engine/robot';
import { MEDIC_COMMANDS } from '../../../src/games/robots/facts/vocabulary';
import { World } from '../../../src/games/robots/engine/world';
import { propertyOptions } from '../../support/property';

const robot = fc.record({
  cell: fc.nat(CELLS - 1),
  team: fc.constantFrom(1 as const, 2 as const),
  direction: fc.constantFrom(...DIRECTIONS),
  commands: fc.option(fc.array(fc.constantFrom(...MEDIC_COMMANDS), { maxLength: 6 })),
});

/** Wars with few and many robots; crowded ones within a few columns. */
const war = fc.record({
  seed: fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }),
  crowd: fc.constantFrom(30, 100, CELLS),
  robots: fc.uniqueArray(robot, { selector: ({ cell }) => cell, maxLength: 60 }),
});

function build({ seed, crowd, robots }: typeof war extends fc.Arbitrary<infer W> ? W : never): World {
  const world = new World(new Random(seed));
  for (const { cell, team, direction, commands } of robots.filter((entry) => entry.cell < crowd)) {
    if (commands) world.addMedicRobot(team, columnOf(cell), rowOf(cell), direction, commands);
    else world.addAttackRobot(team, columnOf(cell), rowOf(cell), direction);
  }
  return world;
}

const stateOf = (each: Robot): string =>
  [
    each.id,
    each.x,
    each.y,
    each.getDirection(),
    each.getHealth(),
    each instanceof MedicRobot && each.dueCommand(),
  ].join();

describe('any robot war', () => {
  it('never has two robots in a cell, nor one whose place is not its own', () => {
    fc.assert(
      fc.property(war, (setUp) => {
        const world = build(setUp);
        for (let turn = 0; turn < 20; turn++) {
          world.runTurn();
          const standing = world.grid.flat().filter((each) => each !== null);
          expect(standing).to.deep.equal(world.robotsInOrder());
          for (const each of standing) if (world.testPosition(each.x, each.y) !== each) expect.fail(stateOf(each));
        }
      }),
      propertyOptions(60),
    );
  });

  it('keeps health from 0 to 50', () => {
    fc.assert(
      fc.property(war, (setUp) => {
        const world = build(setUp);
        for (let turn = 0; turn < 60; turn++) {
          world.runTurn();
          for (const each of world.robotsInOrder()) expect(each.getHealth()).to.be.within(0, 50);
        }
      }),
      propertyOptions(30),
    );
  });

  it('lets each robot act exactly once a turn, unless it is killed before', () => {
    fc.assert(
      fc.property(war, (setUp) => {
        const world = build(setUp);
        const acted: number[] = [];
        for (const each of world.robotsInOrder()) {
          const original = each.runTurn.bind(each);
          each.runTurn = (there) => {
            acted.push(each.id);
            original(there);
          };
        }
        for (let turn = 0; turn < 20; turn++) {
          const before = world.robotsInOrder().map(({ id }) => id);
          acted.length = 0;
          world.runTurn();
          expect(new Set(acted).size).to.equal(acted.length);
          const left = new Set(world.robotsInOrder().map(({ id }) => id));
          expect(acted.filter((id) => left.has(id))).to.deep.equal(before.filter((id) => left.has(id)));
        }
      }),
      propertyOptions(40),
    );
  });

  it('goes on alike in a copy, and moves a robot at most one cell', () => {
    fc.assert(
      fc.property(war, fc.nat(15), (setUp, fork) => {
        const world = build(setUp);
        for (let turn = 0; turn < fork; turn++) world.runTurn();
        const copy = world.copy();
        for (let turn = 0; turn < 10; turn++) {
          const before = new Map(world.robotsInOrder().map(({ id, x, y }) => [id, [x, y]]));
          world.runTurn();
          copy.runTurn();
          expect(copy.robotsInOrder().map(stateOf)).to.deep.equal(world.robotsInOrder().map(stateOf));
          expect(copy.deeds.list()).to.deep.equal(world.deeds.list());
          expect(copy.gameOver()).to.equal(world.gameOver());
          for (const { id, x, y } of world.robotsInOrder()) {
            const [oldX = 0, oldY = 0] = before.get(id) ?? [];
            expect(Math.abs(x - oldX) + Math.abs(y - oldY)).to.be.at.most(1);
          }
        }
      }),
      propertyOptions(40),
    );
  });
});
