import type { Point } from '../../../core/cell';
import { AStar } from './aStar';

/** Reused by every search: a search is done in one go. */
const search = new AStar();

/**
 * The cheapest way from one cell to another by A*, without the first cell; empty when there is none or when they are the same. `costs` is that
 * of `AStar`, row by row. Both cells must be on the map. Which of several equally cheap ways is taken is fixed: `docs/games/rogue.md#paths`
 */
export function findPath(costs: Uint8Array, width: number, from: Point, to: Point): Point[] {
  search.begin(costs, width, from[1] * width + from[0], to[1] * width + to[0]);
  return search.findPath().map((cell) => pointOf(cell, width));
}

/** A cell by its number, row by row, as a point. */
export function pointOf(cell: number, width: number): Point {
  const x = cell % width;
  return [x, (cell - x) / width];
}
