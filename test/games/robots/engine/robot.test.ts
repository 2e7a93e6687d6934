import { expect } from 'chai';
import { DIRECTIONS, type Direction } from '../../../../src/games/robots/facts/direction';
import type { Robot } from '../../../../src/games/robots/engine/robot';
import type { World } from '../../../../src/games/robots/engine/world';
import { emptyWorld } from '../support';

function placed(x: number, y: number, direction: Direction): { world: World; robot: Robot } {
  const world = emptyWorld();
  world.addAttackRobot(1, x, y, direction);
  const robot = world.testPosition(x, y);
  if (!robot) throw new Error('no robot');
  return { world, robot };
}

describe('Robot', () => {
  it('starts with full health and knows its team and direction', () => {
    const { robot } = placed(3, 4, 'W');
    expect([robot.getTeam(), robot.getHealth(), robot.getDirection()]).to.deep.equal([1, 50, 'W']);
  });

  it('turns left and right by 90 degrees', () => {
    for (const [start, left, right] of [
      ['N', 'W', 'E'],
      ['E', 'N', 'S'],
      ['S', 'E', 'W'],
      ['W', 'S', 'N'],
    ] as const) {
      const { robot } = placed(3, 4, start);
      robot.left90();
      expect(robot.getDirection()).to.equal(left);
      robot.right90();
      robot.right90();
      expect(robot.getDirection()).to.equal(right);
    }
  });

  it('never has more than 50 health', () => {
    const { world, robot } = placed(3, 4, 'N');
    robot.healthChange(world, -3);
    robot.healthChange(world, 2);
    expect(robot.getHealth()).to.equal(49);
    robot.healthChange(world, 3);
    expect(robot.getHealth()).to.equal(50);
  });

  it('lives with 0 health and dies below', () => {
    const { world, robot } = placed(3, 4, 'N');
    robot.healthChange(world, -50);
    expect(world.testPosition(3, 4)).to.equal(robot);
    robot.healthChange(world, -1);
    expect(world.testPosition(3, 4)).to.equal(null);
  });

  it('steps forward in each direction', () => {
    for (const [direction, x, y] of [
      ['N', 3, 5],
      ['E', 4, 4],
      ['S', 3, 3],
      ['W', 2, 4],
    ] as const) {
      const { world, robot } = placed(3, 4, direction);
      expect(robot.forward(world)).to.equal(true);
      expect(world.testPosition(x, y)).to.equal(robot);
      expect([robot.x, robot.y, robot.getDirection()]).to.deep.equal([x, y, direction]);
    }
  });

  it('turns round at each wall', () => {
    for (const [x, y, direction, after] of [
      [4, 19, 'N', 'S'],
      [19, 4, 'E', 'W'],
      [4, 0, 'S', 'N'],
      [0, 4, 'W', 'E'],
    ] as const) {
      const { world, robot } = placed(x, y, direction);
      expect(robot.forward(world)).to.equal(true);
      expect([robot.x, robot.y, robot.getDirection()]).to.deep.equal([x, y, after]);
    }
  });

  it('stays when a robot of whichever team is in the way', () => {
    for (const team of [1, 2] as const) {
      const { world, robot } = placed(3, 4, 'N');
      world.addAttackRobot(team, 3, 5, 'N');
      expect(robot.forward(world)).to.equal(false);
      expect([robot.x, robot.y, robot.getDirection()]).to.deep.equal([3, 4, 'N']);
    }
  });

  it('knows the place in a direction, and that there is none beyond the edge', () => {
    const corner = placed(0, 0, 'N').robot;
    expect(DIRECTIONS.map((direction) => corner.boardPositionInDirection(direction))).to.deep.equal([
      [0, 1],
      [1, 0],
      null,
      null,
    ]);
  });
});
