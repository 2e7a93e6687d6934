import type { GameEvent } from '../../game';
import { columnOf, rowOf } from '../facts/board';
import type { Robot, Team } from './robot';

// What the log of a turn can say; the texts stand in `l10n/` under these keys. A robot is named by kind, team and place.

const whoAndWhere = (robot: Robot) => ({ team: robot.getTeam(), x: robot.x, y: robot.y });
const toWhom = (robot: Robot) => ({ targetTeam: robot.getTeam(), targetX: robot.x, targetY: robot.y });

/** A step from a cell to where the robot now stands. */
export function moves(robot: Robot, from: number): GameEvent {
  const args = { ...whoAndWhere(robot), fromX: columnOf(from), fromY: rowOf(from) };
  return { key: `robots.log.${robot.kind}-moves`, args };
}

/** A turn by a command or by chance, to where the robot now faces. */
export function turns(robot: Robot): GameEvent {
  return { key: `robots.log.${robot.kind}-turns.${robot.getDirection()}`, args: whoAndWhere(robot) };
}

/** A step that the wall made a half turn. */
export function turnsAtWall(robot: Robot): GameEvent {
  return { key: `robots.log.${robot.kind}-turns-at-wall.${robot.getDirection()}`, args: whoAndWhere(robot) };
}

/** A turn to an enemy on the right or left. */
export function turnsToEnemy(robot: Robot): GameEvent {
  return { key: `robots.log.turns-to-enemy.${robot.getDirection()}`, args: whoAndWhere(robot) };
}

/** A teammate in front of an attack robot, or anybody in the way of a medic. */
export function waits(robot: Robot): GameEvent {
  return { key: `robots.log.${robot.kind}-waits`, args: whoAndWhere(robot) };
}

/** Damage, and the health that the enemy has left; an enemy below 0 is destroyed. */
export function hits(robot: Robot, enemy: Robot, damage: number): GameEvent {
  const args = { ...whoAndWhere(robot), ...toWhom(enemy), damage, health: enemy.getHealth() };
  return { key: `robots.log.${enemy.getHealth() < 0 ? 'destroys' : 'hits'}-${enemy.kind}`, args };
}

/** Health that a teammate gained, and what it has now. */
export function heals(medic: Robot, teammate: Robot, amount: number): GameEvent {
  const args = { ...whoAndWhere(medic), ...toWhom(teammate), amount, health: teammate.getHealth() };
  return { key: `robots.log.heals-${teammate.kind}`, args };
}

/** The end. */
export function wins(team: Team): GameEvent {
  return { key: 'robots.log.wins', args: { team } };
}
