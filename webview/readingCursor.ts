import type { Cell } from '../src/core/cell';
import { text } from './texts';

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Where a key takes the reading cursor on a board of so many rows and columns, or `null` when the key is none of its keys: Shift with an
 * arrow, Home or End. The first key only shows the cursor, at `start`.
 */
export function moveCursor(
  cursor: Cell | null,
  {
    key,
    shiftKey,
    ctrlKey,
    altKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  [rows, columns]: readonly [number, number],
  start: Cell = [0, 0],
): Cell | null {
  if (!shiftKey || ctrlKey || altKey || metaKey || rows === 0 || columns === 0) return null;
  const step = STEPS[key];
  if (!step && key !== 'Home' && key !== 'End') return null;
  if (!cursor) return start;
  const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  if (key === 'Home') return [within(cursor[0], rows), 0];
  if (key === 'End') return [within(cursor[0], rows), columns - 1];
  return step ? [within(cursor[0] + step[0], rows), within(cursor[1] + step[1], columns)] : null;
}

/** The cell of a board of so many rows and columns that is nearest to a cursor; `null` without a cursor or a board. */
export function within(cursor: Cell | null, [rows, columns]: readonly [number, number]): Cell | null {
  if (!cursor || rows === 0 || columns === 0) return null;
  const [row, column] = cursor;
  return row < rows && column < columns ? cursor : [Math.min(row, rows - 1), Math.min(column, columns - 1)];
}

/** What stands in a cell and where that is, as the game counts: from `origin` on. `null`: the name says where. */
export function placeText(name: string, [row, column]: Cell, origin: Cell | null = [0, 0]): string {
  if (origin === null) return name;
  const [firstRow, firstColumn] = origin;
  return text('playground.cell', { name, row: row + firstRow, column: column + firstColumn });
}
