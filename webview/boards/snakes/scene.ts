import type { Cell } from '../../../src/core/cell';
import type { CompassLetter } from '../../../src/games/snakes/facts/direction';
import type { FrameSnake, SnakesFrame } from '../../../src/games/snakes/play/frame';

/** One square of wall is on each side of the field, so its cell [0, 0] is the board's [1, 1]. */
export const WALL = 1;

/** How far a battle is: load buttons work before and after it. */
export type Stage = 'before' | 'during' | 'after';

/** A part of a snake. */
export interface Part {
  readonly snake: FrameSnake;
  readonly kind: 'head' | 'body' | 'tail';
}

/** How far the battle is that a frame shows. */
export function stageOf({ turn, status }: SnakesFrame): Stage {
  if (status === 'over') return 'after';
  return turn > 0 ? 'during' : 'before';
}

/** Whether there is a turn to play: not without a snake, and not after the end. */
export function canPlay({ snakes, status }: SnakesFrame): boolean {
  return snakes.length > 0 && status === 'playing';
}

/** What the cell at an index of a snake is: the last one is the tail, even if it is the only one. */
export function kindAt({ cells }: Pick<FrameSnake, 'cells'>, index: number): Part['kind'] {
  if (index === cells.length - 1) return 'tail';
  return index === 0 ? 'head' : 'body';
}

/** The part that lies in a cell of the field, or `null`. */
export function partAt({ snakes }: SnakesFrame, cell: Cell): Part | null {
  for (const snake of snakes) {
    const index = snake.cells.findIndex((other) => isSame(other, cell));
    if (index >= 0) return { snake, kind: kindAt(snake, index) };
  }
  return null;
}

/** Whether a tail was bitten in a cell of the field in this turn. */
export function isBitten({ snakes }: SnakesFrame, cell: Cell): boolean {
  return snakes.some(({ bitCell }) => bitCell !== null && isSame(bitCell, cell));
}

/** On which side of the field the wall is that a cell belongs to, or whether it is a corner; `null` for a cell of the field. */
export function wallSide({ size }: SnakesFrame, [row, column]: Cell): CompassLetter | 'corner' | null {
  const rows = row < 0 ? 'N' : row >= size ? 'S' : null;
  const columns = column < 0 ? 'W' : column >= size ? 'E' : null;
  return rows && columns ? 'corner' : (rows ?? columns);
}

/** Whether two cells are the same. */
function isSame([row, column]: Cell, other: Cell): boolean {
  return row === other[0] && column === other[1];
}
