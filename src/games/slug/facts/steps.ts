import type { Cell } from '../../../core/cell';

/** The four straight steps in the order right, left, down, up. */
export const STEPS: readonly Cell[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];

/** The square of the straight-line distance between two cells, a whole number. */
export function squaredDistance(a: Cell, b: Cell): number {
  const rows = a[0] - b[0];
  const columns = a[1] - b[1];
  return rows * rows + columns * columns;
}

/** Orders cells by row, then column. */
export function compareCells(a: Cell, b: Cell): number {
  return a[0] - b[0] || a[1] - b[1];
}
