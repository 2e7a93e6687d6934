import type { Check } from '../../../../fileFormat';
import type { RobotsEditorKey } from '../../../texts';
import type { Arena } from '../arena';
import { removeLine, repeatedLines } from '../fixes/repeatedLine';

/** There is one seed in a war. */
export const secondSeed: Check<Arena, RobotsEditorKey> = {
  code: 'arena/second-seed',
  severity: 'error',
  check: (arena) => repeatedLines(arena, 'seed'),
  fixes: removeLine,
};
