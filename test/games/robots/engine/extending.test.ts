import { expect } from 'chai';
import { NotImplementedError } from '../../../../src/core/notImplementedError';
import { AttackRobot } from '../../../../src/games/robots/engine/attackRobot';
import { Robot } from '../../../../src/games/robots/engine/robot';
import type { World } from '../../../../src/games/robots/engine/world';
import { SIZE, squareAt } from '../../../../src/games/robots/facts/board';
import { renderText } from '../../../../src/games/robots/play/textBoard';
import { emptyWorld } from '../support';

/** Goes straight on, and counts. */
class Walker extends Robot {
  steps = 0;

  override runTurn(world: World): void {
    if (this.forward(world)) this.steps++;
  }
}

/** Puts a robot onto the board by hand. */
function put<R extends Robot>(world: World, x: number, y: number, robot: R): R {
  const column = world.grid[x];
  if (column) column[y] = robot;
  return robot;
}

const plain = (x: number, y: number): Robot => new Robot(1, 1, squareAt(x, y), 'N');
const walker = (x: number, y: number, team: 1 | 2 = 2): Walker => new Walker(9, team, squareAt(x, y), 'N');

describe('the grid of a world', () => {
  it('is the board itself: what happens is seen in it at once', () => {
    const world = emptyWorld();
    const { grid } = world;
    world.addAttackRobot(1, 3, 5, 'N');
    const robot = world.testPosition(3, 5);
    expect([grid[3]?.[5], grid[5]?.[3]]).to.deep.equal([robot, null]);
    world.moveRobot(3, 5, 18, 0);
    expect([grid[3]?.[5], grid[18]?.[0], world.grid === grid]).to.deep.equal([null, robot, true]);
    world.killRobot(18, 0);
    expect(grid.flat().every((each) => each === null)).to.equal(true);
  });

  it('puts on the board what is written into it, which then acts, is seen and is counted', () => {
    const world = emptyWorld();
    world.addAttackRobot(1, 0, 0, 'S');
    const robot = put(world, 4, 4, walker(0, 0));
    expect([world.testPosition(4, 4), robot.x, robot.y]).to.deep.equal([robot, 4, 4]);
    expect(world.robotsInOrder().map(({ x }) => x)).to.deep.equal([0, 4]);
    world.runTurn();
    expect([robot.steps, world.testPosition(4, 5), world.gameOver()]).to.deep.equal([1, robot, null]);
    put(world, 4, 6, walker(0, 0, 1));
    world.runTurn();
    expect([robot.steps, world.testPosition(4, 5)], 'somebody is in the way').to.deep.equal([1, robot]);
  });

  it('takes off the board whoever is written over', () => {
    const world = emptyWorld();
    world.addAttackRobot(1, 2, 2, 'N');
    world.addAttackRobot(2, 9, 9, 'N');
    const column = world.grid[2] ?? [];
    column[2] = null;
    expect([world.gameOver(), world.robotsInOrder().length]).to.deep.equal([2, 1]);
    put(world, 9, 9, walker(9, 9, 1));
    expect(world.gameOver()).to.equal(1);
  });

  it('moves a robot that is written elsewhere, without counting it twice', () => {
    const world = emptyWorld();
    world.addAttackRobot(1, 0, 0, 'N');
    const robot = put(world, 2, 2, walker(2, 2));
    put(world, 7, 2, robot);
    const column = world.grid[2] ?? [];
    column[2] = null;
    expect(world.robotsInOrder()).to.have.length(2);
    expect([robot.x, world.gameOver()]).to.deep.equal([7, null]);
    world.killRobot(7, 2);
    expect(world.gameOver()).to.equal(1);
    put(world, 7, 2, robot);
    expect(world.gameOver(), 'it is back').to.equal(null);
  });

  it('can be read like any array, and takes nothing beyond its edge', () => {
    const world = emptyWorld();
    const robot = put(world, 1, 2, plain(1, 2));
    const column = world.grid[1] ?? [];
    expect([column.length, column.indexOf(robot), [...column][2], column.filter(Boolean)]).to.deep.equal([
      SIZE,
      2,
      robot,
      [robot],
    ]);
    expect(Object.values(column)[2]).to.equal(robot);
    expect(() => (column[SIZE] = robot)).to.throw(TypeError);
    expect([column.length, world.testPosition(1, SIZE)]).to.deep.equal([SIZE, null]);
  });

  it('of a fork is another one', () => {
    const world = emptyWorld();
    const robot = put(world, 4, 4, walker(4, 4));
    const fork = world.copy();
    fork.runTurn();
    expect([robot.steps, world.testPosition(4, 4)]).to.deep.equal([0, robot]);
    expect(fork.testPosition(4, 5)).to.be.instanceOf(Walker).and.to.include({ steps: 1 });
  });

  it('lets a robot that comes in a turn act in the next one', () => {
    class Mother extends Robot {
      override runTurn(world: World): void {
        if (!world.testPosition(10, 10)) put(world, 10, 10, walker(10, 10));
      }
    }
    const world = emptyWorld();
    put(world, 0, 0, new Mother(1, 1, 0, 'N'));
    world.runTurn();
    expect(world.testPosition(10, 10)).to.include({ steps: 0 });
    world.runTurn();
    expect(world.testPosition(10, 11)).to.include({ steps: 1 });
  });
});

describe('the plain robot', () => {
  it('has all that robots share, and leaves its turn to its kinds', () => {
    const world = emptyWorld();
    const robot = put(world, 3, 3, plain(3, 3));
    expect([robot.getTeam(), robot.getHealth(), robot.getDirection()]).to.deep.equal([1, 50, 'N']);
    expect([robot.boardPositionInDirection('E'), robot.forward(world), robot.y]).to.deep.equal([[4, 3], true, 4]);
    expect(() => world.runTurn()).to.throw(NotImplementedError);
  });

  it('is an exclamation mark on the printed board, whatever its team; its kinds keep their letters', () => {
    const world = emptyWorld();
    put(world, 0, 19, plain(0, 19));
    put(world, 1, 19, new Walker(2, 2, 0, 'W'));
    put(world, 2, 19, new (class extends AttackRobot {})(3, 2, 0, 'E'));
    world.addMedicRobot(1, 3, 19, 'S', []);
    expect(renderText(world).split('\n')[1]?.slice(0, 25)).to.equal('!50N !50W a50E M50S .... ');
  });
});
