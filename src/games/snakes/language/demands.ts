import { AHEAD_CELL, CENTRE_CELL } from '../facts/pattern';

const NEVER_LEGAL_AHEAD = '#hbtHB';

/**
 * The cells, of the 49 counted row by row from 0, for which a rule can never fit, in reading order: each own head off the centre, and a centre
 * that asks for something other than the own head, which always lies there. `docs/games/snakes.md#snakenever-fires`
 */
export function impossibleCells(cells: string): number[] {
  const centre = cells[CENTRE_CELL];
  const found: number[] = centre === 'h' || centre === ' ' ? [] : [CENTRE_CELL];
  for (let cell = cells.indexOf('h'); cell >= 0; cell = cells.indexOf('h', cell + 1)) {
    if (cell !== CENTRE_CELL) found.push(cell);
  }
  return found.sort((a, b) => a - b);
}

/** Whether a rule asks for something straight ahead that no snake may move onto. `docs/games/snakes.md#snakeahead-blocked` */
export function isBlockedAhead(cells: string): boolean {
  return NEVER_LEGAL_AHEAD.includes(cells[AHEAD_CELL] ?? '');
}

/** The cells of a rule with a blank in place of its own head, which means the same, so that equal rules are equal texts. */
export function withoutOwnHead(cells: string): string {
  return cells.charAt(CENTRE_CELL) === 'h' ? cells.slice(0, CENTRE_CELL) + ' ' + cells.slice(CENTRE_CELL + 1) : cells;
}

/** Whether a rule fits in every legal direction: it asks for nothing. `docs/games/snakes.md#snakecatch-all` */
export function fitsAlways(cells: string): boolean {
  return withoutOwnHead(cells).trim() === '';
}
