import { expect } from 'chai';
import { AttackRobot } from '../../../../src/games/robots/engine/attackRobot';
import { MedicRobot } from '../../../../src/games/robots/engine/medicRobot';
import type { World } from '../../../../src/games/robots/engine/world';
import { emptyWorld } from '../support';

/** A medic that does as the only command says, so that no chance is in a test. */
const WALKER = ['Forward'] as const;

const places = (world: World): string[] => world.robotsInOrder().map(({ x, y }) => `${x},${y}`);

describe('World', () => {
  it('knows the robot at a place, and nobody elsewhere or beyond the edge', () => {
    const world = emptyWorld();
    world.addAttackRobot(1, 3, 5, 'N');
    expect(world.testPosition(3, 5)).to.be.instanceOf(AttackRobot);
    expect([world.testPosition(5, 3), world.testPosition(-1, 0), world.testPosition(3, 20)]).to.deep.equal([
      null,
      null,
      null,
    ]);
  });

  it('shows its grid by column and row', () => {
    const world = emptyWorld();
    world.addMedicRobot(2, 19, 4, 'W', []);
    expect(world.grid).to.have.length(20);
    expect(world.grid[19]).to.have.length(20);
    expect(world.grid[19]?.[4]).to.be.instanceOf(MedicRobot);
    expect(world.grid[4]?.[19]).to.equal(null);
  });

  it('moves a robot, whose own place follows', () => {
    const world = emptyWorld();
    world.addAttackRobot(1, 3, 5, 'N');
    world.moveRobot(3, 5, 18, 0);
    const robot = world.testPosition(18, 0);
    expect([robot?.x, robot?.y, world.testPosition(3, 5)]).to.deep.equal([18, 0, null]);
  });

  it('empties the place of a robot that is killed', () => {
    const world = emptyWorld();
    world.addAttackRobot(1, 3, 5, 'N');
    world.killRobot(3, 5);
    world.killRobot(3, 5);
    expect(world.testPosition(3, 5)).to.equal(null);
    expect(world.robotsInOrder()).to.have.length(0);
  });

  it('refuses a robot in a taken place or off the board', () => {
    const world = emptyWorld();
    world.addAttackRobot(1, 3, 5, 'N');
    expect(() => {
      world.addMedicRobot(2, 3, 5, 'N', []);
    }).to.throw(RangeError);
    expect(() => {
      world.addAttackRobot(2, 20, 0, 'N');
    }).to.throw(RangeError);
  });

  it('lists robots column by column from the west, each from the south', () => {
    const world = emptyWorld();
    for (const [x, y] of [
      [1, 0],
      [0, 19],
      [19, 3],
      [0, 0],
      [1, 7],
    ] as const)
      world.addAttackRobot(1, x, y, 'N');
    expect(places(world)).to.deep.equal(['0,0', '0,19', '1,0', '1,7', '19,3']);
  });

  it('lets a robot that walks ahead of the order act only once', () => {
    const world = emptyWorld();
    world.addMedicRobot(1, 0, 0, 'E', WALKER);
    world.addMedicRobot(1, 10, 0, 'N', WALKER);
    world.runTurn();
    expect(places(world)).to.deep.equal(['1,0', '10,1']);
  });

  it('takes the order from the places at the start of the turn', () => {
    const world = emptyWorld();
    world.addMedicRobot(1, 1, 5, 'S', WALKER);
    world.addMedicRobot(2, 0, 4, 'E', WALKER);
    world.runTurn();
    expect(places(world), 'the western one takes the cell that both want').to.deep.equal(['1,4', '1,5']);
  });

  it('does not let a robot act that was killed before its turn came', () => {
    const world = emptyWorld();
    world.addAttackRobot(1, 0, 0, 'E');
    world.addAttackRobot(2, 1, 0, 'W');
    const victim = world.testPosition(1, 0);
    victim?.healthChange(world, -50);
    expect(victim?.getHealth()).to.equal(0);
    world.runTurn();
    expect(world.testPosition(1, 0)).to.equal(null);
    expect(world.testPosition(0, 0)?.getHealth(), 'nobody hit back').to.equal(50);
  });

  it('can be copied: neither copy disturbs the other, and both draw alike', () => {
    const world = emptyWorld(9);
    world.addAttackRobot(1, 5, 5, 'N');
    world.addAttackRobot(2, 5, 6, 'S');
    world.addMedicRobot(1, 4, 5, 'N', ['Left90', 'Right90']);
    for (let turn = 0; turn < 3; turn++) world.runTurn();
    const fork = world.copy();
    const picture = (of: World): unknown =>
      of.robotsInOrder().map((robot) => [robot.number, robot.x, robot.y, robot.getDirection(), robot.getHealth()]);
    expect(picture(fork)).to.deep.equal(picture(world));
    expect(fork.interactions.list()).to.deep.equal(world.interactions.list());
    const before = picture(fork);
    world.runTurn();
    expect(picture(fork)).to.deep.equal(before);
    fork.runTurn();
    expect(picture(fork)).to.deep.equal(picture(world));
  });
});

describe('World.gameOver', () => {
  it('is null on an empty board and for a lone team', () => {
    const world = emptyWorld();
    expect(world.gameOver()).to.equal(null);
    world.addAttackRobot(2, 0, 0, 'N');
    expect(world.gameOver()).to.equal(null);
  });

  it('names the only team left, once both have had robots', () => {
    for (const [survivor, other] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const world = emptyWorld();
      world.addAttackRobot(survivor, 0, 0, 'N');
      world.addAttackRobot(other, 5, 5, 'N');
      expect(world.gameOver()).to.equal(null);
      world.killRobot(5, 5);
      expect(world.gameOver()).to.equal(survivor);
    }
  });

  it('counts medics, and is null when nobody is left', () => {
    const world = emptyWorld();
    world.addMedicRobot(1, 0, 0, 'N', []);
    world.addAttackRobot(2, 1, 0, 'N');
    expect(world.gameOver()).to.equal(null);
    world.killRobot(1, 0);
    expect(world.gameOver()).to.equal(1);
    world.killRobot(0, 0);
    expect(world.gameOver()).to.equal(null);
  });
});
