import type { Status } from '../../game';
import type { Interaction } from '../engine/interactions';
import { MedicRobot } from '../engine/medicRobot';
import type { Robot } from '../engine/robot';
import { SIZE } from '../facts/board';
import type { Direction } from '../facts/direction';
import type { RobotKind, Team } from '../facts/robots';
import type { MedicCommand } from '../facts/vocabulary';
import type { RobotsState } from './setup';

/** The command that a medic will try next. */
export interface FrameCommand {
  /** Which of the list it is, from 0. */
  readonly index: number;
  readonly command: MedicCommand;
  /** How many commands the list has. */
  readonly count: number;
  /** Its line in the medic file, from 0. */
  readonly line: number;
}

/** A robot as a board shows it. */
export interface FrameRobot {
  /** Which robot of the file it is, from 1; the dead keep their number. `robot NUMBER` is its name in events. */
  readonly number: number;
  /** Its line in the arena file, from 0. */
  readonly line: number;
  readonly kind: RobotKind;
  readonly team: Team;
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
  readonly health: number;
  /** The path of its medic file from the arena's folder; `null` for an attack robot. */
  readonly file: string | null;
  /** `null` for an attack robot, and for a medic whose list is empty. */
  readonly command: FrameCommand | null;
}

/** All that a board of a robot war draws. */
export interface RobotsFrame {
  readonly turn: number;
  /** The turn after which the war stops. */
  readonly turnLimit: number;
  readonly status: Status;
  readonly winner: Team | null;
  /** The length of each side; `y` counts upwards. */
  readonly size: number;
  /** The living, in x-major order. */
  readonly robots: readonly FrameRobot[];
  /** Who attacked or healed whom in this turn, in that order; none at turn 0. */
  readonly interactions: readonly Interaction[];
}

/** How a war stands: it is over when a team has won or all turns are played. `docs/games/robots.md#the-end` */
export function statusOf({ winner, turn, turnLimit }: RobotsState): Status {
  return winner === null && turn < turnLimit ? 'playing' : 'over';
}

/** The frame of a war as it stands. */
export function frameOf(state: RobotsState): RobotsFrame {
  const { world, turn, turnLimit, winner } = state;
  return {
    turn,
    turnLimit,
    status: statusOf(state),
    winner,
    size: SIZE,
    robots: world.robotsInOrder().map((robot) => robotFrame(robot, state)),
    interactions: world.interactions.list(),
  };
}

function robotFrame(robot: Robot, { roster }: RobotsState): FrameRobot {
  const { number, kind, x, y } = robot;
  const { line = 0, file = null, commandLines = [] } = roster[number - 1] ?? {};
  return {
    number,
    line,
    // A board draws robots of kinds that no file has like attack robots.
    kind: kind === 'robot' ? 'attack' : kind,
    team: robot.getTeam(),
    x,
    y,
    direction: robot.getDirection(),
    health: robot.getHealth(),
    file,
    command: robot instanceof MedicRobot ? commandFrame(robot, commandLines) : null,
  };
}

function commandFrame(medic: MedicRobot, lines: readonly number[]): FrameCommand | null {
  const index = medic.dueCommand();
  const command = index === null ? undefined : medic.commands[index];
  if (index === null || command === undefined) return null;
  return { index, command, count: medic.commands.length, line: lines[index] ?? 0 };
}
