import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import { fix } from '../../../../fixes';
import type { RobotsEditorKey } from '../../../texts';
import type { Arena } from '../arena';
import { appendLines } from '../fixes/appendLines';

const DUEL = ['attack 1 5 5 N', 'attack 2 5 8 S'];

/** An arena without robots is an empty board. */
export const noRobots: Check<Arena, RobotsEditorKey> = {
  code: 'arena/no-robots',
  severity: 'warning',
  *check({ robots }) {
    if (robots.length === 0) yield { range: rangeInLine(0, 0, 0) };
  },
  fixes: ({ source }) => [fix({ key: 'robots.fix.add-duel' }, () => appendLines(source, DUEL), false)],
};
