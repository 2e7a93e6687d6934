import type { EventSink } from '../../events';
import { cellOf, xOf, yOf } from '../facts/board';
import type { Team } from '../facts/robots';
import type { Robot } from './robot';

/** Every kind of event of a turn. */
export const ROBOTS_EVENT_KINDS = [
  'moves',
  'turns',
  'turns-at-wall',
  'turns-to-enemy',
  'waits',
  'hits',
  'destroys',
  'heals',
  'wins',
] as const;

/** Where a war tells what happens. */
export type RobotsEvents = EventSink<(typeof ROBOTS_EVENT_KINDS)[number]>;

/** The name of a robot in events: `robot 1` is the first robot of the file. */
const nameOf = ({ number }: Robot): string => `robot ${number}`;
const robotAndPlace = (robot: Robot) => ({ robot: robot.kind, team: robot.getTeam(), x: robot.x, y: robot.y });
const targetAndPlace = ({ kind, x, y }: Robot) => ({ target: kind, targetX: x, targetY: y });
/** The kind of the robot with the direction that it faces now, such as `medic-N`: the text depends on both. */
const facing = (robot: Robot) => ({ facing: `${robot.kind}-${robot.getDirection()}` });

/** A step to where the robot is now. */
export function moves(log: RobotsEvents, robot: Robot, from: number): void {
  const args = { ...robotAndPlace(robot), fromX: xOf(from), fromY: yOf(from) };
  log.add('moves', nameOf(robot), [cellOf(robot.square), cellOf(from)], args);
}

/** A turn by a command or by chance. */
export function turns(log: RobotsEvents, robot: Robot): void {
  log.add('turns', nameOf(robot), [cellOf(robot.square)], { ...robotAndPlace(robot), ...facing(robot) });
}

/** A step that became a half turn because of the wall. */
export function turnsAtWall(log: RobotsEvents, robot: Robot): void {
  log.add('turns-at-wall', nameOf(robot), [cellOf(robot.square)], { ...robotAndPlace(robot), ...facing(robot) });
}

/** A turn of an attack robot to an enemy on its right or left. */
export function turnsToEnemy(log: RobotsEvents, robot: Robot): void {
  const args = { ...robotAndPlace(robot), direction: robot.getDirection() };
  log.add('turns-to-enemy', nameOf(robot), [cellOf(robot.square)], args);
}

/** An attack robot behind a teammate, or a medic whose way is blocked. */
export function waits(log: RobotsEvents, robot: Robot): void {
  log.add('waits', nameOf(robot), [cellOf(robot.square)], robotAndPlace(robot));
}

/** Damage that was done, with the health that is left; below 0 the enemy is destroyed. */
export function hits(log: RobotsEvents, robot: Robot, enemy: Robot, damage: number): void {
  const health = enemy.getHealth();
  const args = { ...robotAndPlace(robot), ...targetAndPlace(enemy), damage, health };
  log.add(health < 0 ? 'destroys' : 'hits', nameOf(robot), [cellOf(enemy.square), cellOf(robot.square)], args);
}

/** Health that a teammate gained, and what it has now. */
export function heals(log: RobotsEvents, medic: Robot, teammate: Robot, amount: number): void {
  const args = { ...robotAndPlace(medic), ...targetAndPlace(teammate), amount, health: teammate.getHealth() };
  log.add('heals', nameOf(medic), [cellOf(teammate.square), cellOf(medic.square)], args);
}

/** The end of the war. */
export function wins(log: RobotsEvents, team: Team): void {
  log.add('wins', `team ${team}`, [], { team });
}
