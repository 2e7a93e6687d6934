import { excerpt } from '../../../../core/excerpt';
import { setHealth } from '../fixes/setHealth';
import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** A player without health has lost before the first turn. */
export const healthNotPositive: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/health-not-positive',
  severity: 'error',
  *check({ health, source }) {
    if (health.kind !== 'not-positive') return;
    yield { range: source.lineRange(0), args: { text: excerpt(source.line(0)) } };
  },
  fixes: setHealth,
};
