import { MedicRobot } from '../engine/medicRobot';
import type { Robot } from '../engine/robot';
import type { RobotsState } from './setup';

/** A line of the trace; `docs/cli.md#traces`. */
export function traceOf({ world, turn, winner }: RobotsState): object {
  return { turn, robots: world.robotsInOrder().map(traceOfRobot), winner };
}

function traceOfRobot(robot: Robot): object {
  const { kind, x, y } = robot;
  const common = { kind, team: robot.getTeam(), x, y, direction: robot.getDirection(), health: robot.getHealth() };
  return robot instanceof MedicRobot ? { ...common, command: robot.dueCommand() } : common;
}
