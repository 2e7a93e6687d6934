import { describeCharacter } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { fixOneAndAll } from '../../../fixes';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** A character without a meaning plays as floor. */
export const unknownCharacter: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/unknown-character',
  severity: 'warning',
  *check(level) {
    for (const cell of level.unknown) yield { range: level.rangeOfCell(cell), args: describeCharacter(cell.symbol) };
  },
  fixes(level, { range }) {
    return fixOneAndAll(
      { title: { key: 'slug.fix.replace-by-floor' }, target: level.cellAt(range.start) },
      {
        title: (count) => ({ key: 'slug.fix.replace-all-by-floor', args: { count } }),
        targets: level.unknown,
      },
      (cell) => ({ range: level.rangeOfCell(cell), newText: ' ' }),
    );
  },
};
