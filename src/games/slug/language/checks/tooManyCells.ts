import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import { MAX_CELLS, type SlugLevel } from '../level';

/** A few long and many short rows make a small file that stands for a board without end. */
export const tooManyCells: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/too-many-cells',
  severity: 'error',
  *check({ cellCount, rows, width, source }) {
    if (cellCount <= MAX_CELLS) return;
    yield { range: source.lineRange(0), args: { rows: rows.length, columns: width, limit: MAX_CELLS } };
  },
};
