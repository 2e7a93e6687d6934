import { Frontier } from './frontier';
import type { Point } from '../facts/position';

const STRAIGHT = 2;
const DIAGONAL = 3;
const NONE = -1;

/** Reused by every search: a search is done in one go. Between two searches all of `distances` is `NONE`. */
const frontier = new Frontier();
let distances = new Int32Array(0);
let predecessors = new Int32Array(0);
let touched = new Int32Array(0);

/**
 * The cheapest way from a cell to another, the first cell left out; empty when there is none or when they are the same. `costs` holds a byte
 * a cell, row by row: 0 cannot be entered; else a straight step there costs twice that, a diagonal one three times. Both cells must be on the
 * map. Which of several equally cheap ways is taken is fixed: `docs/games/rogue.md#paths`
 */
export function findPath(costs: Uint8Array, width: number, from: Point, to: Point): Point[] {
  reserve(costs.length);
  const height = costs.length / width;
  const start = from[1] * width + from[0];
  const goal = to[1] * width + to[0];
  let count = 0;
  const reach = (cell: number, distance: number, predecessor: number, x: number, y: number): void => {
    if (distances[cell] === NONE) touched[count++] = cell;
    distances[cell] = distance;
    predecessors[cell] = predecessor;
    frontier.push(distance + estimate(Math.abs(x - to[0]), Math.abs(y - to[1])), distance, cell);
  };
  frontier.size = 0;
  reach(start, 0, NONE, from[0], from[1]);
  while (frontier.size > 0) {
    const { cell, distance } = frontier;
    frontier.pop();
    // An element that was outdone meanwhile would improve no neighbour.
    if (distance > (distances[cell] ?? NONE)) continue;
    const cellX = cell % width;
    const cellY = (cell - cellX) / width;
    const lastX = Math.min(cellX + 1, width - 1);
    const firstY = Math.max(cellY - 1, 0);
    const lastY = Math.min(cellY + 1, height - 1);
    for (let x = Math.max(cellX - 1, 0); x <= lastX; x++) {
      for (let y = firstY; y <= lastY; y++) {
        const next = y * width + x;
        const cost = costs[next] ?? 0;
        if (cost === 0 || next === cell) continue;
        const known = distances[next] ?? NONE;
        const reached = distance + cost * (x === cellX || y === cellY ? STRAIGHT : DIAGONAL);
        if (known === NONE || reached < known) reach(next, reached, cell, x, y);
      }
    }
    if (cell === goal) break;
  }
  const path = trackBack(goal, width);
  for (let index = 0; index < count; index++) distances[touched[index] ?? 0] = NONE;
  return path;
}

/** The least that a way costs over so many columns and rows. */
function estimate(columns: number, rows: number): number {
  const diagonal = Math.min(columns, rows);
  return DIAGONAL * diagonal + STRAIGHT * (Math.max(columns, rows) - diagonal);
}

/** The cells from the start, left out, to the goal. */
function trackBack(goal: number, width: number): Point[] {
  const path: Point[] = [];
  if (distances[goal] === NONE) return path;
  for (let cell = goal; ;) {
    const predecessor = predecessors[cell] ?? NONE;
    if (predecessor === NONE) return path.reverse();
    const x = cell % width;
    path.push([x, (cell - x) / width]);
    cell = predecessor;
  }
}

function reserve(cells: number): void {
  if (cells <= distances.length) return;
  distances = new Int32Array(cells).fill(NONE);
  predecessors = new Int32Array(cells);
  touched = new Int32Array(cells);
}
