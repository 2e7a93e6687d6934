import { AHEAD_CELL, CENTRE_CELL } from './ruleText';

const NEVER_LEGAL_AHEAD = '#hbtHB';

/**
 * The cell, of the 49 counted row by row from 0, for which a rule can never fit, or -1: an own head off the centre, or a centre that asks for
 * something else than the own head, which always lies there. `docs/games/snakes.md#snakenever-fires`
 */
export function impossibleCell(cells: string): number {
  const centre = cells[CENTRE_CELL];
  for (let cell = cells.indexOf('h'); cell >= 0; cell = cells.indexOf('h', cell + 1)) {
    if (cell !== CENTRE_CELL) return centre === 'h' || centre === ' ' ? cell : Math.min(cell, CENTRE_CELL);
  }
  return centre === 'h' || centre === ' ' ? -1 : CENTRE_CELL;
}

/** Whether a rule asks for something straight ahead that no snake may move onto. `docs/games/snakes.md#snakeahead-blocked` */
export function isBlockedAhead(cells: string): boolean {
  return NEVER_LEGAL_AHEAD.includes(cells[AHEAD_CELL] ?? '');
}
