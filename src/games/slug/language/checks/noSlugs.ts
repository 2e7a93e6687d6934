import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** Without slugs the first step on a goal wins. */
export const noSlugs: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/no-slugs',
  severity: 'info',
  *check({ rows, slugs, source }) {
    if (rows.length > 0 && slugs.length === 0) yield { range: source.lineRange(0) };
  },
};
