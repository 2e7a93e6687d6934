import { rangeOf } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** Blank lines at the end are dropped when the level is read. */
export const trailingBlankLines: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/trailing-blank-lines',
  severity: 'warning',
  *check({ trailingBlankLines: lines }) {
    if (lines) yield { range: rangeOf(lines[0], 0, lines[1], 0), args: { count: lines[1] - lines[0] + 1 } };
  },
  fixes({ source, trailingBlankLines: lines }) {
    if (!lines) return [];
    const count = source.lines.length - lines[0];
    // The line behind the last line break, which an editor shows and which is no row, stays.
    const edit = () => ({ range: rangeOf(lines[0], 0, lines[1] + 1, 0), newText: '' });
    return [fix({ key: 'slug.fix.remove-trailing-blank-lines', args: { count } }, edit)];
  },
};
