import type { Check } from '../../../fileFormat';
import type { SlugLevel } from '../level';

/** Somebody must play. */
export const noPlayer: Check<SlugLevel> = {
  code: 'slug/no-player',
  severity: 'error',
  *check({ rows, players, source }) {
    if (rows.length > 0 && players.length === 0) yield { range: source.lineRange(0) };
  },
  fixes(level) {
    const row = level.rows.findIndex(({ cells }) => cells.includes(' '));
    const column = level.rows[row]?.cells.indexOf(' ') ?? -1;
    if (column < 0) return [];
    const edits = [{ range: level.rangeOfCell({ row, column }), newText: 'P' }];
    return [{ title: { key: 'slug.fix.add-player', args: { row, column } }, edits, preferred: false }];
  },
};
