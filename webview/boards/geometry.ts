import type { Cell } from '../../src/core/cell';

/** The sides of a cell, in CSS pixels: small enough for the whole board to fit, but never too small or large to read. */
export const SMALLEST_CELL = 16;
export const LARGEST_CELL = 64;

/** A width and a height in CSS pixels. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** What is kept free on each side, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly sides: number;
}

/** How a board lies in its window: square cells, and only a part visible where it does not fit. */
export interface Layout {
  readonly cell: number;
  /** The whole board. */
  readonly board: Area;
  /** The part that is visible at once. */
  readonly view: Area;
}

/** The rows and columns that can be seen; the last ones are inclusive. */
export interface VisibleCells {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** The whole pixels of a cell when so many rows and columns fill the room. */
export function fittingCell(rows: number, columns: number, room: Area, smallest = SMALLEST_CELL): number {
  const fitting = Math.floor(Math.min(room.width / Math.max(1, columns), room.height / Math.max(1, rows)));
  return Math.max(smallest, Math.min(LARGEST_CELL, fitting));
}

/** Lays a board of so many rows and columns, with cells of a size, into the room that there is. */
export function layOut(rows: number, columns: number, room: Area, cell: number): Layout {
  const board = { width: columns * cell, height: rows * cell };
  const view = {
    width: Math.max(0, Math.min(board.width, Math.floor(room.width))),
    height: Math.max(0, Math.min(board.height, Math.floor(room.height))),
  };
  return { cell, board, view };
}

/** As much of a room as whole cells fill. */
export function wholeCells({ width, height }: Area, cell: number): Area {
  return { width: Math.floor(width / cell) * cell, height: Math.floor(height / cell) * cell };
}

/** The cells that are at least partly in view when the board is scrolled so far. */
export function visibleCells({ cell, board, view }: Layout, left: number, top: number): VisibleCells {
  const last = (length: number): number => Math.max(0, length / cell - 1);
  return {
    firstRow: Math.max(0, Math.floor(top / cell)),
    lastRow: Math.min(last(board.height), Math.floor((top + view.height) / cell)),
    firstColumn: Math.max(0, Math.floor(left / cell)),
    lastColumn: Math.min(last(board.width), Math.floor((left + view.width) / cell)),
  };
}

/** The cell at a point of the board, or `null` beside it. */
export function cellAt({ cell, board }: Layout, x: number, y: number): Cell | null {
  if (x < 0 || y < 0 || x >= board.width || y >= board.height) return null;
  return [Math.floor(y / cell), Math.floor(x / cell)];
}

/**
 * How far to scroll along one axis so that a cell is in view, with so many more on each side where there is room; as little as possible. In
 * a view that is too small for all of them the cell stands in the middle.
 */
export function scrollToShow(
  index: number,
  cell: number,
  offset: number,
  view: number,
  length: number,
  outlook = 1,
): number {
  const most = Math.max(0, length - view);
  const around = Math.min(outlook * cell, Math.max(cell, (view - cell) / 2));
  const start = index * cell - around;
  const end = (index + 1) * cell + around;
  if (start < offset) return Math.max(0, Math.min(most, start));
  if (end > offset + view) return Math.max(0, Math.min(most, end - view));
  return offset;
}
