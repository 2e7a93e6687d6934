/** How many cells a row has, and how many rows a rule. `docs/games/snakes.md#rules` */
export const PATTERN_SIZE = 7;

/** The middle row and the middle column of a rule, from 0: where the snake's head lies. */
export const CENTRE = 3;

/** Where the head stands among the 49 cells of a rule, counted row by row. */
export const CENTRE_CELL = CENTRE * PATTERN_SIZE + CENTRE;

/** Where the cell straight ahead of the head stands among them. */
export const AHEAD_CELL = (CENTRE - 1) * PATTERN_SIZE + CENTRE;

/** Where a cell of a rule lies as seen from the head, in a form that texts can choose their words by. */
export interface Square {
  /** Such as `ahead-left`; `here` for the centre. */
  readonly square: string;
  /** How many rows ahead or behind, from 0. */
  readonly ahead: number;
  /** How many columns to the left or to the right, from 0. */
  readonly side: number;
}

/** Where a cell of a rule lies as seen from the head; row and column from 0. */
export function squareOf(row: number, column: number): Square {
  const ahead = CENTRE - row;
  const right = column - CENTRE;
  const words = [ahead > 0 ? 'ahead' : ahead < 0 ? 'behind' : '', right > 0 ? 'right' : right < 0 ? 'left' : ''];
  return { square: words.filter(Boolean).join('-') || 'here', ahead: Math.abs(ahead), side: Math.abs(right) };
}

/** The seven rows of 49 cells. */
export function rowsOf(cells: string): string[] {
  return Array.from({ length: PATTERN_SIZE }, (_, row) => cells.slice(row * PATTERN_SIZE, (row + 1) * PATTERN_SIZE));
}
