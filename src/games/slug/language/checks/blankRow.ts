import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix, MAX_EDITS, removeLines } from '../../../fixes';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** A line without a character inside the map would be a row of width 0. */
export const blankRow: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/blank-row',
  severity: 'error',
  *check({ rows, blankLines }) {
    if (rows.length === 0) return;
    for (const line of blankLines) yield { range: rangeInLine(line, 0, 0), args: { line: line + 1 } };
  },
  fixes({ source, blankLines }, { range }) {
    const one = fix({ key: 'slug.fix.remove-blank-line' }, () => removeLines(source, [range.start.line]));
    const args = { count: blankLines.length };
    const all = fix({ key: 'slug.fix.remove-blank-lines', args }, () => removeLines(source, blankLines), false);
    return blankLines.length > 1 && blankLines.length <= MAX_EDITS ? [one, all] : [one];
  },
};
