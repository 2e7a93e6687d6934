import { excerpt } from '../../../../core/excerpt';
import { setHealth } from '../fixes/setHealth';
import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** The health must be a whole number that a game can hold exactly. */
export const healthNotInteger: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/health-not-integer',
  severity: 'error',
  *check({ health, source }) {
    if (health.kind !== 'not-integer' && health.kind !== 'too-large') return;
    yield { range: source.lineRange(0), args: { text: excerpt(source.line(0)), largest: Number.MAX_SAFE_INTEGER } };
  },
  fixes: setHealth,
};
