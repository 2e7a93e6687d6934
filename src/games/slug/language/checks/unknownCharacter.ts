import { describeCharacter } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import type { SlugLevel } from '../level';
import { MAX_EDITS } from '../fixes/mostEdits';

/** A character without a meaning plays as floor. */
export const unknownCharacter: Check<SlugLevel> = {
  code: 'slug/unknown-character',
  severity: 'warning',
  *check(level) {
    for (const cell of level.unknown) yield { range: level.rangeOfCell(cell), args: describeCharacter(cell.symbol) };
  },
  fixes(level, { range }) {
    const many = level.unknown.length > MAX_EDITS ? [] : level.unknown;
    const all = many.map((cell) => ({ range: level.rangeOfCell(cell), newText: ' ' }));
    return [
      { title: { key: 'slug.fix.replace-by-floor' }, edits: [{ range, newText: ' ' }], preferred: true },
      ...(all.length > 1
        ? [
            {
              title: { key: 'slug.fix.replace-all-by-floor', args: { count: all.length } },
              edits: all,
              preferred: false,
            },
          ]
        : []),
    ];
  },
};
