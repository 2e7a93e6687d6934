import type { Check } from '../../../../fileFormat';
import type { RobotsEditorKey } from '../../../texts';
import type { Arena } from '../arena';
import { removeLine, repeatedLines } from '../fixes/repeatedLine';

/** There is one turn limit in a war. */
export const secondTurns: Check<Arena, RobotsEditorKey> = {
  code: 'arena/second-turns',
  severity: 'error',
  check: (arena) => repeatedLines(arena, 'turns'),
  fixes: removeLine,
};
