import { rangeInLine } from '../../../../core/range';
import type { Rule } from '../../../fileFormat';
import type { Arena } from '../../arena/arena';
import { nearestFreeCell } from '../../arena/freeCell';
import { SIZE } from '../../board';
import type { Team } from '../../robot';
import { appendLines } from '../appendLines';
import { hasErrors } from './errors';

/** A team without an opponent never wins. */
export const oneTeam: Rule<Arena> = {
  code: 'arena/one-team',
  severity: 'warning',
  *check(arena, companions) {
    const team = onlyTeam(arena);
    if (team !== null && !hasErrors(arena, companions)) yield { range: rangeInLine(0, 0, 0), args: { team } };
  },
  fixes(arena) {
    const middle = nearestFreeCell(arena, SIZE / 2, SIZE / 2);
    if (!middle) return [];
    const team = onlyTeam(arena) === 1 ? 2 : 1;
    const edits = [appendLines(arena.source, [`attack ${team} ${middle.join(' ')} N`])];
    return [{ title: { key: 'robots.fix.add-opponent', args: { team } }, edits, preferred: false }];
  },
};

function onlyTeam({ robots }: Arena): Team | null {
  const team = robots[0]?.team ?? null;
  return robots.every((robot) => robot.team === team) ? team : null;
}
