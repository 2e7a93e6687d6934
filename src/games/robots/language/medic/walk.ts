import { isOnBoard, neighbourOf, SIZE, squareAt, WALL, xOf, yOf } from '../../facts/board';
import { leftOf, oppositeOf, rightOf, type Direction } from '../../facts/direction';
import type { MedicCommands } from './medicCommands';

/** Where a medic stands and faces. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
}

/** Where a medic is after a command; plain data. */
interface WalkStep extends Stand {
  /** The line of the command, from 0. */
  readonly line: number;
  /** Whether it was a `Forward` that turned round at the wall. */
  readonly bounced: boolean;
}

/** Where a walk begins when no arena tells. */
export const MIDDLE: Stand = { x: SIZE / 2, y: SIZE / 2, direction: 'N' };

/**
 * A medic's way through its list, once, alone on the board: for each command where it is afterwards. Lines that are no commands are skipped.
 * A RangeError for a start that is not on the board. It does without the engine, which an editor doesn't load; a test holds the two equal.
 */
export function walk({ lines }: MedicCommands, start: Stand = MIDDLE): WalkStep[] {
  if (!isOnBoard(start.x, start.y)) throw new RangeError(`(${start.x}, ${start.y})`);
  let square = squareAt(start.x, start.y);
  let { direction } = start;
  return lines.flatMap(({ line, command }): WalkStep[] => {
    if (!command) return [];
    const ahead = neighbourOf(square, direction);
    const bounced = command === 'Forward' && ahead === WALL;
    if (command === 'Left90') direction = leftOf(direction);
    else if (command === 'Right90') direction = rightOf(direction);
    else if (command === 'Turn180' || bounced) direction = oppositeOf(direction);
    else square = ahead;
    return [{ line, x: xOf(square), y: yOf(square), direction, bounced }];
  });
}
