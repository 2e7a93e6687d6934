/** A cell of a board: `[row, column]`, both from 0, row 0 at the top. */
export type Cell = readonly [row: number, column: number];

/** Whether two cells are the same one. */
export function sameCell([row, column]: Cell, [otherRow, otherColumn]: Cell): boolean {
  return row === otherRow && column === otherColumn;
}

/** A place in a game that counts by `x` and `y`; which way `y` goes is the game's own. */
export type Point = readonly [x: number, y: number];
