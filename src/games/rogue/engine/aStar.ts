import { Frontier } from './frontier';

/** How many times its cost it takes to enter a cell. */
export const STRAIGHT = 2;
export const DIAGONAL = 3;

/** No cell. */
export const NONE = -1;

/** A* search over a map from one cell to another, which can stop anywhere and go on. Cells are numbered row by row. `docs/games/rogue.md#paths` */
export class AStar {
  /** How many cells were expanded, in all searches together. */
  expanded = 0;
  /** The distance at which a cell was reached; between two searches all are `NONE`. */
  private distances = new Int32Array(0);
  private predecessors = new Int32Array(0);
  /** The first `count` of these cells were reached. */
  private touched = new Int32Array(0);
  private count = 0;
  private readonly frontier = new Frontier();
  private costs: Uint8Array = new Uint8Array(0);
  private width = 1;
  private goal = 0;
  private goalX = 0;
  private goalY = 0;

  /**
   * Starts a search, and forgets the last one. `costs` holds a byte for each cell: 0 can't be entered; else a straight step there costs twice
   * that, a diagonal one three times. The costs must not change until the search is over.
   */
  begin(costs: Uint8Array, width: number, start: number, goal: number): void {
    this.forget();
    if (costs.length > this.distances.length) {
      this.distances = new Int32Array(costs.length).fill(NONE);
      this.predecessors = new Int32Array(costs.length);
      this.touched = new Int32Array(costs.length);
    }
    this.costs = costs;
    this.width = width;
    this.goal = goal;
    this.goalX = goal % width;
    this.goalY = Math.floor(goal / width);
    this.reach(start, 0, NONE, start % width, Math.floor(start / width));
  }

  /** Goes on to the end. Answers the cells of the cheapest way without the start; none when there is no way, or none is needed. */
  findPath(): number[] {
    while (this.frontier.size > 0) if (this.expandNext() === this.goal) break;
    return this.distances[this.goal] === NONE ? [] : this.wayTo(this.goal);
  }

  /** Goes on until a cell is reached at the least distance that it can be reached at, or nothing is left. Answers the first cell of the way to it. */
  firstStepTo(cell: number, distance: number): number {
    while (this.distances[cell] !== distance && this.frontier.size > 0) this.expandNext();
    return this.wayTo(cell)[0] ?? NONE;
  }

  /** Expands the cell on top of the frontier, and answers which it was. */
  private expandNext(): number {
    const { costs, width, frontier, distances } = this;
    const { cell, distance } = frontier;
    frontier.pop();
    // A cell that was reached more cheaply in the meantime would improve no neighbour.
    if (distance > (distances[cell] ?? NONE)) return NONE;
    this.expanded++;
    const cellX = cell % width;
    const cellY = (cell - cellX) / width;
    const lastX = Math.min(cellX + 1, width - 1);
    const firstY = Math.max(cellY - 1, 0);
    const lastY = Math.min(cellY + 1, costs.length / width - 1);
    for (let x = Math.max(cellX - 1, 0); x <= lastX; x++) {
      for (let y = firstY; y <= lastY; y++) {
        const next = y * width + x;
        const cost = costs[next] ?? 0;
        if (cost === 0 || next === cell) continue;
        const known = distances[next] ?? NONE;
        const reached = distance + cost * (x === cellX || y === cellY ? STRAIGHT : DIAGONAL);
        if (known === NONE || reached < known) this.reach(next, reached, cell, x, y);
      }
    }
    return cell;
  }

  private reach(cell: number, distance: number, predecessor: number, x: number, y: number): void {
    if (this.distances[cell] === NONE) this.touched[this.count++] = cell;
    this.distances[cell] = distance;
    this.predecessors[cell] = predecessor;
    const estimate = octileDistance(Math.abs(x - this.goalX), Math.abs(y - this.goalY));
    this.frontier.push(distance + estimate, distance, cell);
  }

  /** The cells from the start, which is left out, to one that was reached. */
  private wayTo(last: number): number[] {
    const way: number[] = [];
    for (let cell = last; ;) {
      const predecessor = this.predecessors[cell] ?? NONE;
      if (predecessor === NONE) return way.reverse();
      way.push(cell);
      cell = predecessor;
    }
  }

  private forget(): void {
    for (let index = 0; index < this.count; index++) this.distances[this.touched[index] ?? 0] = NONE;
    this.count = 0;
    this.frontier.size = 0;
  }
}

/** A*'s heuristic: the least that a way over so many columns and rows can cost. */
export function octileDistance(columns: number, rows: number): number {
  const diagonal = Math.min(columns, rows);
  return DIAGONAL * diagonal + STRAIGHT * (Math.max(columns, rows) - diagonal);
}
