import type { Cell, Point } from '../../../src/core/cell';

/** A place on the canvas, in CSS pixels from the board's upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The cell of a point, whose `y` counts upwards. */
export const cellOf = ([x, y]: Point, size: number): Cell => [size - 1 - y, x];

/** The middle of a cell. */
export const middleOf = ([row, column]: Cell, side: number): Spot => ({
  x: (column + 0.5) * side,
  y: (row + 0.5) * side,
});
