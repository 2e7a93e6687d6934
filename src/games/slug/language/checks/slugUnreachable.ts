import { nameFor } from '../vocabulary';
import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** A slug behind walls may still be hit through them, but its author should know. */
export const slugUnreachable: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/slug-unreachable',
  severity: 'info',
  *check(level) {
    if (!level.isSound) return;
    for (const cell of level.slugs) {
      if (level.canWalkTo(cell)) continue;
      const name = nameFor(cell.symbol);
      yield { range: level.rangeOfCell(cell), args: { slug: name, row: cell.row, column: cell.column } };
    }
  },
};
