import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { wordFor } from '../arenaLine';
import { nearestFreeCell } from '../freeCell';
import { write } from './write';

/** At most one robot stands in a cell. */
export const occupied: Check<Arena> = {
  code: 'arena/occupied',
  severity: 'error',
  *check(arena) {
    for (const robot of arena.robots) {
      const { cell, x, y } = robot;
      if (cell === null || x === null || y === null) continue;
      const holder = arena.holderOf(cell);
      if (!holder || holder === robot) continue;
      const range = rangeInLine(robot.line, wordFor(robot, 'x')?.from ?? 0, wordFor(robot, 'y')?.to ?? 0);
      yield { range, args: { x, y, line: holder.line + 1 } };
    }
  },
  fixes(arena, { range }) {
    const robot = arena.robotAt(range.start);
    const free = nearestFreeCell(arena, robot?.x ?? 0, robot?.y ?? 0);
    return free ? [write(range, free.join(' '), true)] : [];
  },
};
