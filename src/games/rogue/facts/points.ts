import type { Cell } from '../../../core/cell';

/** Something at a point of the map: `x` grows to the east, `y` to the south, both from 0. */
export interface Placed {
  readonly x: number;
  readonly y: number;
}

/** The point as a cell of the board. */
export function cellOf({ x, y }: Placed): Cell {
  return [y, x];
}

/** How many steps in the eight directions lie between two points with nothing in the way (the Chebyshev distance). */
export function stepsBetween(a: Placed, b: Placed): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}
