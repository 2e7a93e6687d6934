import type { Point } from '../../../src/core/cell';
import { HostileEnemy } from '../../../src/games/rogue/engine/ai';

interface Element {
  readonly priority: number;
  readonly distance: number;
  readonly cell: Point;
}

/** A binary heap, moved as the page says: `docs/games/rogue.md#paths`. */
function push(heap: Element[], element: Element): void {
  let at = heap.push(element) - 1;
  while (at > 0) {
    const parent = Math.floor((at - 1) / 2);
    const above = heap[parent];
    if (!above || element.priority >= above.priority) break;
    heap[at] = above;
    heap[parent] = element;
    at = parent;
  }
}

function pop(heap: Element[]): Element | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (!last || heap.length === 0) return top;
  heap[0] = last;
  for (let at = 0; ;) {
    let best = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if ((heap[child]?.priority ?? Infinity) < (heap[best]?.priority ?? Infinity)) best = child;
    }
    const next = heap[best];
    if (best === at || !next) return top;
    heap[best] = last;
    heap[at] = next;
    at = best;
  }
}

/** One number for each cell of a small map, and for those around it. */
function numberOf([x, y]: Point): number {
  return 1000 * y + x;
}

/** A* as the page describes it, for one monster alone and without any shortcut: every turn was played with it once. */
function referencePath(costOf: (x: number, y: number) => number, from: Point, to: Point): Point[] {
  const distances = new Map<number, number>([[numberOf(from), 0]]);
  const predecessors = new Map<number, Point>();
  const estimate = ([x, y]: Point): number => {
    const [columns, rows] = [Math.abs(x - to[0]), Math.abs(y - to[1])];
    return 3 * Math.min(columns, rows) + 2 * Math.abs(columns - rows);
  };
  const heap: Element[] = [{ priority: estimate(from), distance: 0, cell: from }];
  for (let top = pop(heap); top; top = pop(heap)) {
    const [x, y] = top.cell;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const next: Point = [x + dx, y + dy];
        const cost = costOf(...next);
        if ((dx === 0 && dy === 0) || cost === 0) continue;
        const distance = top.distance + cost * (dx === 0 || dy === 0 ? 2 : 3);
        if (distance >= (distances.get(numberOf(next)) ?? Infinity)) continue;
        distances.set(numberOf(next), distance);
        predecessors.set(numberOf(next), top.cell);
        push(heap, { priority: distance + estimate(next), distance, cell: next });
      }
    }
    if (x === to[0] && y === to[1]) break;
  }
  const path: Point[] = [];
  if (!distances.has(numberOf(to))) return path;
  for (let cell = to; ;) {
    const before = predecessors.get(numberOf(cell));
    if (!before) return path.reverse();
    path.push(cell);
    cell = before;
  }
}

/** A monster that finds its ways alone, by the reference. */
export class LoneEnemy extends HostileEnemy {
  override getPathTo(x: number, y: number): Point[] {
    const { gamemap } = this.entity;
    const costOf = (atX: number, atY: number): number =>
      gamemap.inBounds(atX, atY) ? (gamemap.costs[atY * gamemap.width + atX] ?? 0) : 0;
    return referencePath(costOf, [this.entity.x, this.entity.y], [x, y]);
  }
}
