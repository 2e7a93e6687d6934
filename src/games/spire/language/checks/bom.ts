import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import type { SpireEditorKey } from '../../texts';
import type { SpireFile } from '../spireFile';

/**
 * The original takes a byte order mark for a part of line 1 and does not see its header. An editor keeps the mark apart from the text, where no
 * edit can reach it.
 */
export const bom: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/bom',
  severity: 'warning',
  *check({ source }) {
    if (source.hasByteOrderMark) yield { range: rangeInLine(0, 0, 0) };
  },
};
