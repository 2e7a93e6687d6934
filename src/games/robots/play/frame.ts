import type { Status } from '../../game';
import { SIZE } from '../facts/board';
import type { Interaction } from '../engine/interactions';
import type { Direction } from '../facts/direction';
import { MedicRobot } from '../engine/medicRobot';
import type { Robot, RobotKind, Team } from '../engine/robot';
import type { RobotsState } from './state';
import type { MedicCommand } from '../facts/vocabulary';

/** The command that a medic will try next. */
export interface FrameCommand {
  /** Which of the list it is, from 0. */
  readonly index: number;
  readonly command: MedicCommand;
  /** How many the list has. */
  readonly count: number;
  /** Its line in the medic file, from 0. */
  readonly line: number;
}

/** A robot as a board shows it. */
export interface FrameRobot {
  /** Which robot of the file it is, from 0; the dead keep their number. */
  readonly id: number;
  /** Its line in the arena file, from 0. */
  readonly line: number;
  readonly kind: RobotKind;
  readonly team: Team;
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
  readonly health: number;
  /** The medic file, from the folder of the arena; `null` for an attack robot. */
  readonly file: string | null;
  /** `null` for an attack robot, and for a medic whose list is empty. */
  readonly command: FrameCommand | null;
}

/** All that a board of a robot war draws. */
export interface RobotsFrame {
  readonly turn: number;
  /** The turn after which the file wants the war to be stopped. */
  readonly turnLimit: number;
  readonly status: Status;
  readonly winner: Team | null;
  /** The length of each side; `y` counts upwards. */
  readonly size: number;
  /** The living, in x-major order. */
  readonly robots: readonly FrameRobot[];
  /** Who attacked or healed whom in this turn, in that order; none at turn 0. */
  readonly deeds: readonly Interaction[];
}

/** The frame of a war as it stands. */
export function frameOf(state: RobotsState): RobotsFrame {
  const { world, turn, turnLimit, winner } = state;
  return {
    turn,
    turnLimit,
    status: winner === null ? 'playing' : 'over',
    winner,
    size: SIZE,
    robots: world.robotsInOrder().map((robot) => robotFrame(robot, state)),
    deeds: world.deeds.list(),
  };
}

function robotFrame(robot: Robot, { roster }: RobotsState): FrameRobot {
  const { id, kind, x, y } = robot;
  const entry = roster[id];
  return {
    id,
    line: entry?.line ?? 0,
    kind,
    team: robot.getTeam(),
    x,
    y,
    direction: robot.getDirection(),
    health: robot.getHealth(),
    file: entry?.file ?? null,
    command: robot instanceof MedicRobot ? commandFrame(robot, entry?.commandLines ?? []) : null,
  };
}

function commandFrame(medic: MedicRobot, lines: readonly number[]): FrameCommand | null {
  const index = medic.dueCommand();
  const command = index === null ? undefined : medic.commands[index];
  if (index === null || command === undefined) return null;
  return { index, command, count: medic.commands.length, line: lines[index] ?? 0 };
}
