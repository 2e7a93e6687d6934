import { CELLS, columnOf, rowOf, type Point } from '../../facts/board';
import type { Arena } from './arena';

/** The free place with the fewest steps from a given one, the first in x-major order of equally near ones; `null` on a full board. */
export function nearestFreeCell(arena: Arena, x: number, y: number): Point | null {
  let best: Point | null = null;
  let fewest = Infinity;
  for (let cell = 0; cell < CELLS; cell++) {
    const steps = Math.abs(columnOf(cell) - x) + Math.abs(rowOf(cell) - y);
    if (steps >= fewest || arena.holderOf(cell)) continue;
    best = [columnOf(cell), rowOf(cell)];
    fewest = steps;
  }
  return best;
}
