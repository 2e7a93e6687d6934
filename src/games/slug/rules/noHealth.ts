import { setHealth } from '../fixes/setHealth';
import type { Rule } from '../../fileFormat';
import type { SlugLevel } from '../level';

/** Line 1 must hold the player's maximum health. */
export const noHealth: Rule<SlugLevel> = {
  code: 'slug/no-health',
  severity: 'error',
  *check({ health, source }) {
    if (health.kind === 'missing') yield { range: source.lineRange(0) };
  },
  fixes: setHealth,
};
