import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import { fix } from '../../../../fixes';
import { SIZE } from '../../../facts/board';
import type { Team } from '../../../facts/robots';
import type { RobotsEditorKey } from '../../../texts';
import type { Arena } from '../arena';
import { appendLines } from '../fixes/appendLines';

/** A team without an opponent never wins. */
export const oneTeam: Check<Arena, RobotsEditorKey> = {
  code: 'arena/one-team',
  severity: 'warning',
  *check(arena) {
    const team = onlyTeam(arena);
    if (team !== null) yield { range: rangeInLine(0, 0, 0), args: { team } };
  },
  fixes(arena) {
    const free = arena.nearestFreePoint(SIZE / 2, SIZE / 2);
    if (!free) return [];
    const team = onlyTeam(arena) === 1 ? 2 : 1;
    const line = `attack ${team} ${free.join(' ')} N`;
    return [fix({ key: 'robots.fix.add-opponent', args: { team } }, () => appendLines(arena.source, [line]), false)];
  },
};

function onlyTeam({ robots }: Arena): Team | null {
  const team = robots[0]?.team ?? null;
  return robots.every((robot) => robot.team === team) ? team : null;
}
