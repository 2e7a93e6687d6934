import type { TextEdit } from '../../../../core/textEdit';
import type { Fix } from '../../../fileFormat';
import type { LevelCell } from '../level';
import type { Check } from '../../../fileFormat';
import type { SlugLevel } from '../level';

/** Only one can play: each further player is one too many. */
export const manyPlayers: Check<SlugLevel> = {
  code: 'slug/many-players',
  severity: 'error',
  *check(level) {
    const count = level.players.length;
    for (const cell of level.players.slice(1)) yield { range: level.rangeOfCell(cell), args: { count } };
  },
  fixes(level, { range }) {
    const [first] = level.players;
    const here = level.cellAt(range.start);
    const keep = (kept: LevelCell | null | undefined, key: string, preferred: boolean): Fix[] =>
      kept
        ? [{ title: { key, args: { row: kept.row, column: kept.column } }, edits: others(level, kept), preferred }]
        : [];
    return [...keep(first, 'slug.fix.keep-first-player', true), ...keep(here, 'slug.fix.keep-this-player', false)];
  },
};

function others(level: SlugLevel, kept: LevelCell): TextEdit[] {
  return level.players
    .filter(({ row, column }) => row !== kept.row || column !== kept.column)
    .map((cell) => ({ range: level.rangeOfCell(cell), newText: ' ' }));
}
