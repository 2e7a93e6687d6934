import { expect } from 'chai';
import fc from 'fast-check';
import { Random } from '../../../../src/core/random';
import { SQUARES, xOf, yOf } from '../../../../src/games/robots/facts/board';
import { DIRECTIONS } from '../../../../src/games/robots/facts/direction';
import { MedicRobot } from '../../../../src/games/robots/engine/medicRobot';
import type { Robot } from '../../../../src/games/robots/engine/robot';
import { MEDIC_COMMANDS } from '../../../../src/games/robots/facts/vocabulary';
import { World } from '../../../../src/games/robots/engine/world';
import { propertyOptions } from '../../../support/property';

const robot = fc.record({
  square: fc.nat(SQUARES - 1),
  team: fc.constantFrom(1 as const, 2 as const),
  direction: fc.constantFrom(...DIRECTIONS),
  commands: fc.option(fc.array(fc.constantFrom(...MEDIC_COMMANDS), { maxLength: 6 })),
});

/** Wars with few and many robots; crowded ones in a few columns. */
const war = fc.record({
  seed: fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }),
  crowd: fc.constantFrom(30, 100, SQUARES),
  robots: fc.uniqueArray(robot, { selector: ({ square }) => square, maxLength: 60 }),
});

function build({ seed, crowd, robots }: typeof war extends fc.Arbitrary<infer W> ? W : never): World {
  const world = new World(new Random(seed));
  for (const { square, team, direction, commands } of robots.filter((entry) => entry.square < crowd)) {
    if (commands) world.addMedicRobot(team, xOf(square), yOf(square), direction, commands);
    else world.addAttackRobot(team, xOf(square), yOf(square), direction);
  }
  return world;
}

const stateOf = (each: Robot): string =>
  [
    each.number,
    each.x,
    each.y,
    each.getDirection(),
    each.getHealth(),
    each instanceof MedicRobot && each.dueCommand(),
  ].join();

describe('any robot war', () => {
  it('never has two robots on a square, nor one that is elsewhere than it says', () => {
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
            acted.push(each.number);
            original(there);
          };
        }
        for (let turn = 0; turn < 20; turn++) {
          const before = world.robotsInOrder().map(({ number }) => number);
          acted.length = 0;
          world.runTurn();
          expect(new Set(acted).size).to.equal(acted.length);
          const left = new Set(world.robotsInOrder().map(({ number }) => number));
          expect(acted.filter((number) => left.has(number))).to.deep.equal(before.filter((number) => left.has(number)));
        }
      }),
      propertyOptions(40),
    );
  });

  it('goes on alike in a copy, and moves a robot by one square at most', () => {
    fc.assert(
      fc.property(war, fc.nat(15), (setUp, fork) => {
        const world = build(setUp);
        for (let turn = 0; turn < fork; turn++) world.runTurn();
        const copy = world.copy();
        for (let turn = 0; turn < 10; turn++) {
          const before = new Map(world.robotsInOrder().map(({ number, x, y }) => [number, [x, y]]));
          world.runTurn();
          copy.runTurn();
          expect(copy.robotsInOrder().map(stateOf)).to.deep.equal(world.robotsInOrder().map(stateOf));
          expect(copy.interactions.list()).to.deep.equal(world.interactions.list());
          expect(copy.gameOver()).to.equal(world.gameOver());
          for (const { number, x, y } of world.robotsInOrder()) {
            const [oldX = 0, oldY = 0] = before.get(number) ?? [];
            expect(Math.abs(x - oldX) + Math.abs(y - oldY)).to.be.at.most(1);
          }
        }
      }),
      propertyOptions(40),
    );
  });
});
