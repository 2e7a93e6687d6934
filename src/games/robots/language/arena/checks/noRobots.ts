import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { appendLines } from '../../fixes/appendLines';
import { hasErrors } from './errors';

const DUEL = ['attack 1 5 5 N', 'attack 2 5 8 S'];

/** An arena without robots is an empty board. */
export const noRobots: Check<Arena> = {
  code: 'arena/no-robots',
  severity: 'warning',
  *check(arena, companions) {
    if (arena.robots.length === 0 && !hasErrors(arena, companions)) yield { range: rangeInLine(0, 0, 0) };
  },
  fixes({ source }) {
    return [{ title: { key: 'robots.fix.add-duel' }, edits: [appendLines(source, DUEL)], preferred: false }];
  },
};
