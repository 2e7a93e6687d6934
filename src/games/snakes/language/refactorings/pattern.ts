import { PATTERN_SIZE } from '../../facts/pattern';

const LAST = PATTERN_SIZE - 1;

/** The 49 cells of a rule with left and right exchanged. */
export function mirrored(cells: string): string {
  return rearranged(cells, (row, column) => row * PATTERN_SIZE + LAST - column);
}

/** The 49 cells of a rule turned by 90 degrees to the left, so that what lay on the right lies ahead. */
export function turnedLeft(cells: string): string {
  return rearranged(cells, (row, column) => column * PATTERN_SIZE + LAST - row);
}

/** Cells in another order: `sourceOf` tells from which cell each one comes. */
function rearranged(cells: string, sourceOf: (row: number, column: number) => number): string {
  return Array.from(
    { length: cells.length },
    (_, cell) => cells[sourceOf(Math.floor(cell / PATTERN_SIZE), cell % PATTERN_SIZE)] ?? ' ',
  ).join('');
}
