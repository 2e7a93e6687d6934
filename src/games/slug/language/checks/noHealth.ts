import { setHealth } from '../fixes/setHealth';
import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** Line 1 must hold the player's maximum health. */
export const noHealth: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/no-health',
  severity: 'error',
  *check({ health, source }) {
    if (health.kind === 'missing') yield { range: source.lineRange(0) };
  },
  fixes: setHealth,
};
