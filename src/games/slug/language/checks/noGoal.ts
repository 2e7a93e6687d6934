import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** Without a goal nobody can win. */
export const noGoal: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/no-goal',
  severity: 'warning',
  *check({ rows, goals, source }) {
    if (rows.length > 0 && goals.length === 0) yield { range: source.lineRange(0) };
  },
};
