import { expect } from 'chai';
import { EventLog } from '../../../../src/games/events';
import type { MedicCommand } from '../../../../src/games/robots/facts/vocabulary';
import type { World } from '../../../../src/games/robots/engine/world';
import { emptyWorld, filesOf, playedBy, warOf } from '../support';

/** What a turn tells: kind, actor and cells. */
function told(world: World): unknown[] {
  const log = new EventLog(1);
  world.log = log;
  world.runTurn();
  return log.events.map(({ kind, actor, cells }) => [kind, actor, cells]);
}

/** A world with a medic of team 1 at (0, 18), facing north. */
function withMedic(...commands: readonly MedicCommand[]): World {
  const world = emptyWorld();
  world.addMedicRobot(1, 0, 18, 'N', commands);
  return world;
}

describe('the events of a turn', () => {
  it('name a robot by its number from 1, and tell the cell where it is first, row 0 in the north', () => {
    const cells = [
      [0, 0],
      [1, 0],
    ];
    expect(told(withMedic('Forward'))).to.deep.equal([['moves', 'robot 1', cells]]);
  });

  it('keep the number of a robot when others are gone', () => {
    const world = emptyWorld();
    world.addMedicRobot(1, 3, 3, 'N', []);
    world.addMedicRobot(1, 5, 5, 'N', ['Left90']);
    world.killRobot(3, 3);
    expect(told(world)).to.deep.equal([['turns', 'robot 2', [[14, 5]]]]);
  });

  it('tell a turn, and a turn at the wall', () => {
    expect(told(withMedic('Turn180'))).to.deep.equal([['turns', 'robot 1', [[1, 0]]]]);
    const world = withMedic('Forward');
    world.runTurn();
    expect(told(world)).to.deep.equal([['turns-at-wall', 'robot 1', [[0, 0]]]]);
  });

  it('tell who waits: a medic whose way is blocked, an attack robot behind a teammate', () => {
    const world = withMedic('Forward');
    world.addMedicRobot(2, 0, 19, 'N', []);
    world.addAttackRobot(1, 10, 10, 'N');
    world.addMedicRobot(1, 10, 11, 'N', []);
    expect(told(world)).to.deep.equal([
      ['waits', 'robot 1', [[1, 0]]],
      ['waits', 'robot 3', [[9, 10]]],
    ]);
  });

  it('tell a turn to an enemy', () => {
    const world = emptyWorld();
    world.addAttackRobot(1, 10, 10, 'N');
    world.addMedicRobot(2, 9, 10, 'N', []);
    expect(told(world)).to.deep.equal([['turns-to-enemy', 'robot 1', [[9, 10]]]]);
  });

  it('tell a hit where it lands first, then where it comes from, and an enemy that it destroys', () => {
    const world = emptyWorld();
    world.addMedicRobot(2, 5, 6, 'N', []);
    world.addAttackRobot(1, 5, 5, 'N');
    const cells = [
      [13, 5],
      [14, 5],
    ];
    expect(told(world)).to.deep.equal([['hits', 'robot 2', cells]]);
    const enemy = world.testPosition(5, 6);
    enemy?.healthChange(world, -enemy.getHealth());
    expect(told(world)).to.deep.equal([['destroys', 'robot 2', cells]]);
  });

  it('tell a healing that gives health, and none that gives none', () => {
    const world = emptyWorld(5);
    world.addMedicRobot(1, 5, 5, 'N', []);
    world.addMedicRobot(1, 5, 6, 'N', []);
    expect(told(world)).to.deep.equal([]);
    world.testPosition(5, 6)?.healthChange(world, -20);
    const kinds = Array.from({ length: 5 }).flatMap(() => told(world));
    const cells = [
      [13, 5],
      [14, 5],
    ];
    expect(kinds).not.to.be.empty;
    for (const event of kinds) expect(event).to.deep.equal(['heals', 'robot 1', cells]);
  });

  it('tell at last which team has won', () => {
    const events = playedBy(warOf('seed 1\nattack 1 5 5 N\nattack 2 5 8 S\n'), 99);
    expect(events.at(-1)).to.deep.equal({ turn: 17, kind: 'wins', actor: 'team 1', cells: [], args: { team: 1 } });
  });

  it('are not collected when nobody wants them', () => {
    const state = warOf('medic 1 5 5 N a.medic\n', filesOf({ 'a.medic': 'Forward\n' }));
    const events = playedBy(state, 1);
    state.world.log = null;
    state.world.runTurn();
    expect(events).to.have.length(1);
  });
});
