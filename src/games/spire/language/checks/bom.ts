import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import type { SpireFile } from '../spireFile';

/** The original takes a byte order mark for a part of line 1 and does not see its header. */
export const bom: Check<SpireFile> = {
  code: 'spire/bom',
  severity: 'warning',
  *check({ source }) {
    if (source.hasByteOrderMark) yield { range: rangeInLine(0, 0, 0) };
  },
  fixes({ source }) {
    // Places beyond a line's end mean its end, so that this replaces the whole line whether the text that is edited still has its mark or not.
    const first = source.line(0);
    const edits = [{ range: rangeInLine(0, 0, first.length + 1), newText: first }];
    return [{ title: { key: 'spire.fix.remove-bom' }, edits, preferred: true }];
  },
};
