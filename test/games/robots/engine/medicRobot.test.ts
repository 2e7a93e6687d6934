import { expect } from 'chai';
import { Random } from '../../../../src/core/random';
import { MedicRobot } from '../../../../src/games/robots/engine/medicRobot';
import { MEDIC_COMMANDS, type MedicCommand } from '../../../../src/games/robots/facts/vocabulary';
import type { World } from '../../../../src/games/robots/engine/world';
import { emptyWorld } from '../support';

function medicIn(world: World, x: number, y: number): MedicRobot {
  const robot = world.testPosition(x, y);
  if (!(robot instanceof MedicRobot)) throw new Error('no medic');
  return robot;
}

/** A world with a medic of team 1 at (10, 10), facing north. */
function withMedic(commands: readonly MedicCommand[], seed = 5): { world: World; medic: MedicRobot } {
  const world = emptyWorld(seed);
  world.addMedicRobot(1, 10, 10, 'N', commands);
  return { world, medic: medicIn(world, 10, 10) };
}

const RIGHT = [11, 10] as const;
const FRONT = [10, 11] as const;
const LEFT = [9, 10] as const;
const BEHIND = [10, 9] as const;

describe('MedicRobot, healing', () => {
  it('gives the teammates on its right, in front and on its left one randrange(0, 4) each, in this order', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { world, medic } = withMedic([], seed);
      for (const [x, y] of [LEFT, FRONT, RIGHT, BEHIND]) {
        world.addMedicRobot(1, x, y, 'N', []);
        world.testPosition(x, y)?.healthChange(world, -10);
      }
      const random = new Random(seed);
      const gains = [0, 1, 2].map(() => random.randrange(0, 4));
      medic.runTurn(world);
      const healths = [RIGHT, FRONT, LEFT, BEHIND].map(([x, y]) => world.testPosition(x, y)?.getHealth());
      expect(healths).to.deep.equal([...gains.map((gain) => 40 + gain), 40]);
      expect(world.random.word()).to.equal(random.word());
    }
  });

  it('draws for a teammate with full health too, who keeps 50', () => {
    const { world, medic } = withMedic([]);
    world.addMedicRobot(1, ...FRONT, 'N', []);
    const random = new Random(5);
    random.randrange(0, 4);
    medic.runTurn(world);
    expect(world.testPosition(...FRONT)?.getHealth()).to.equal(50);
    expect(world.random.word()).to.equal(random.word());
  });

  it('never draws for enemies and empty cells', () => {
    const { world, medic } = withMedic([]);
    world.addMedicRobot(2, ...FRONT, 'N', []);
    medic.runTurn(world);
    expect(world.random.word()).to.equal(new Random(5).word());
  });

  it('looks as it faced before its command', () => {
    const { world, medic } = withMedic(['Turn180']);
    world.addMedicRobot(1, ...BEHIND, 'N', []);
    medic.runTurn(world);
    expect(world.interactions.list()).to.deep.equal([]);
    medic.runTurn(world);
    expect(world.interactions.list()).to.have.length(1);
  });
});

describe('MedicRobot, commands', () => {
  it('turns by each of the turning commands', () => {
    const after = MEDIC_COMMANDS.map((command) => {
      const { world, medic } = withMedic([command]);
      medic.runTurn(world);
      return [command, medic.x, medic.y, medic.getDirection()];
    });
    expect(after).to.deep.equal([
      ['Forward', 10, 11, 'N'],
      ['Left90', 10, 10, 'W'],
      ['Right90', 10, 10, 'E'],
      ['Turn180', 10, 10, 'S'],
    ]);
  });

  it('walks in a square and begins again after the last command', () => {
    const { world, medic } = withMedic(['Forward', 'Forward', 'Left90']);
    const way = Array.from({ length: 12 }, () => {
      world.runTurn();
      return [medic.x, medic.y, medic.dueCommand()].join();
    });
    expect(way.slice(0, 4)).to.deep.equal(['10,11,1', '10,12,2', '10,12,0', '9,12,1']);
    expect(way[11]).to.equal('10,10,0');
  });

  it('turns round at the wall, and the command is done', () => {
    const world = emptyWorld();
    world.addMedicRobot(1, 0, 19, 'N', ['Forward', 'Left90']);
    const medic = medicIn(world, 0, 19);
    world.runTurn();
    expect([medic.x, medic.y, medic.getDirection(), medic.dueCommand()]).to.deep.equal([0, 19, 'S', 1]);
  });

  it('tries the same command again while a robot of either team is in the way', () => {
    for (const team of [1, 2] as const) {
      const { world, medic } = withMedic(['Forward', 'Left90']);
      world.addMedicRobot(team, ...FRONT, 'N', []);
      world.runTurn();
      world.runTurn();
      expect([medic.y, medic.getDirection(), medic.dueCommand()]).to.deep.equal([10, 'N', 0]);
      world.killRobot(...FRONT);
      world.runTurn();
      expect([medic.y, medic.dueCommand()]).to.deep.equal([11, 1]);
    }
  });

  it('has no command due when its list is empty, and stays', () => {
    const { world, medic } = withMedic([]);
    world.runTurn();
    expect([medic.x, medic.y, medic.getDirection(), medic.dueCommand()]).to.deep.equal([10, 10, 'N', null]);
  });
});
