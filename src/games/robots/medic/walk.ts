import { Random } from '../../../core/random';
import { neighbourOf, SIZE, WALL } from '../board';
import type { Direction } from '../direction';
import { World } from '../world';
import type { MedicCommands } from './medicCommands';

/** Where a medic stands and faces. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
}

/** Where a medic is after a command; plain data. */
export interface WalkStep extends Stand {
  /** The line of the command, from 0. */
  readonly line: number;
  /** Whether it was a `Forward` that turned round at the wall. */
  readonly bounced: boolean;
}

/** Where a walk begins when no arena says it. */
export const MIDDLE: Stand = { x: SIZE / 2, y: SIZE / 2, direction: 'N' };

/**
 * A medic's way through its list, once, alone on the board: for each command where it is afterwards. Lines that are no commands are passed
 * over. A RangeError for a start that is not on the board.
 */
export function walk({ lines }: MedicCommands, start: Stand = MIDDLE): WalkStep[] {
  const world = new World(new Random(0));
  const commands = lines.flatMap(({ command }) => command ?? []);
  world.addMedicRobot(1, start.x, start.y, start.direction, commands);
  const [medic] = world.robotsInOrder();
  return lines.flatMap(({ line, command }): WalkStep[] => {
    if (!medic || !command) return [];
    const bounced = command === 'Forward' && neighbourOf(medic.cell, medic.getDirection()) === WALL;
    world.runTurn();
    return [{ line, x: medic.x, y: medic.y, direction: medic.getDirection(), bounced }];
  });
}
