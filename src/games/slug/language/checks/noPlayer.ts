import type { Check } from '../../../fileFormat';
import { fix, listOnce } from '../../../fixes';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** Somebody must play. */
export const noPlayer: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/no-player',
  severity: 'error',
  *check({ rows, players, source }) {
    if (rows.length > 0 && players.length === 0) yield { range: source.lineRange(0) };
  },
  fixes(level) {
    return firstFloor(level).map(({ row, column }) =>
      fix(
        { key: 'slug.fix.add-player', args: { row, column } },
        () => ({ range: level.rangeOfCell({ row, column }), newText: 'P' }),
        false,
      ),
    );
  },
};

const firstFloor = listOnce(function* ({ rows }: SlugLevel) {
  const row = rows.findIndex(({ cells }) => cells.includes(' '));
  const column = rows[row]?.cells.indexOf(' ') ?? -1;
  if (column >= 0) yield { row, column };
});
