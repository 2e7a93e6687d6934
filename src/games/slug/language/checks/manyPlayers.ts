import type { TextEdit } from '../../../../core/textEdit';
import type { Check, Fix } from '../../../fileFormat';
import { fix, MAX_EDITS } from '../../../fixes';
import type { SlugEditorKey } from '../../texts';
import type { LevelCell, SlugLevel } from '../level';

/** Only one can play: each further player is one too many. */
export const manyPlayers: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/many-players',
  severity: 'error',
  *check(level) {
    const count = level.players.length;
    for (const cell of level.players.slice(1)) yield { range: level.rangeOfCell(cell), args: { count } };
  },
  fixes(level, { range }) {
    if (level.players.length - 1 > MAX_EDITS) return [];
    return [
      ...keep(level, level.players[0], 'slug.fix.keep-first-player', true),
      ...keep(level, level.cellAt(range.start), 'slug.fix.keep-this-player', false),
    ];
  },
};

function keep(
  level: SlugLevel,
  kept: LevelCell | null | undefined,
  key: SlugEditorKey,
  preferred: boolean,
): Fix<SlugEditorKey>[] {
  if (!kept) return [];
  const { row, column } = kept;
  return [fix({ key, args: { row, column } }, () => floorInPlaceOfOthers(level, kept), preferred)];
}

function floorInPlaceOfOthers(level: SlugLevel, kept: LevelCell): TextEdit[] {
  return level.players
    .filter(({ row, column }) => row !== kept.row || column !== kept.column)
    .map((cell) => ({ range: level.rangeOfCell(cell), newText: ' ' }));
}
