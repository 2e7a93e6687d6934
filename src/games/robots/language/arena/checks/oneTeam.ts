import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { nearestFreeCell } from '../freeCell';
import { SIZE } from '../../../facts/board';
import type { Team } from '../../../engine/robot';
import { appendLines } from '../../fixes/appendLines';
import { hasErrors } from './errors';

/** A team without an opponent never wins. */
export const oneTeam: Check<Arena> = {
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
