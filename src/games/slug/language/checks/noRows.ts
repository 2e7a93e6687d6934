import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** A level needs a map below its first line; an empty file is told about its health alone. */
export const noRows: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/no-rows',
  severity: 'error',
  *check({ rows, source }) {
    if (source.lines.length > 0 && rows.length === 0) yield { range: source.lineRange(0) };
  },
};
