import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import type { RobotsEditorKey } from '../../../texts';
import { changeTo } from '../../fixes/changeTo';
import type { Arena } from '../arena';
import { wordFor } from '../arenaLine';

/** Only one robot can stand on a square; the first line that asks for it has it. */
export const occupied: Check<Arena, RobotsEditorKey> = {
  code: 'arena/occupied',
  severity: 'error',
  *check(arena) {
    for (const robot of arena.robots) {
      const { square, x, y } = robot;
      if (square === null || x === null || y === null) continue;
      const holder = arena.holderOf(square);
      if (!holder || holder === robot) continue;
      const range = rangeInLine(robot.line, wordFor(robot, 'x')?.from ?? 0, wordFor(robot, 'y')?.to ?? 0);
      yield { range, args: { x, y, line: holder.line + 1 } };
    }
  },
  fixes(arena, { range }) {
    const robot = arena.robotAt(range.start);
    const free = arena.nearestFreePoint(robot?.x ?? 0, robot?.y ?? 0);
    return free ? [changeTo(range, free.join(' '))] : [];
  },
};
