import type { Point } from '../../../core/cell';
import { AStar, NONE } from './aStar';
import { pointOf } from './findPath';
import { SharedSearch } from './sharedSearch';

/** A way to a cell, as it was found. */
export interface Way {
  /**
   * Where it goes first, or `null` when there is no way. When somebody is certain to stand on the first cell, it may be another one on which somebody
   * stands: nobody can step there either.
   */
  readonly firstCell: Point | null;
  /** All cells without the start; none when there is no way. */
  readonly cells: readonly Point[];
}

/** Stays where one is. */
export const NO_WAY: Way = { firstCell: null, cells: [] };

/** Reused by every finder: each search is done in one go. */
const search = new AStar();

/** A way whose cells are known. */
export function wayOver(cells: readonly Point[]): Way {
  return { firstCell: cells[0] ?? null, cells };
}

/**
 * Finds the ways of the monsters of a map. Most turns have a search for each. Once those of a turn have expanded as many cells as the map has, one
 * search serves all that follow: it tells the first cell, and the others are searched for if somebody asks, over the costs as they were.
 */
export class PathFinder {
  /** How many cells the searches of the last turn looked at. */
  work = 0;
  private crowd: { readonly search: SharedSearch; readonly journal: CostJournal } | null = null;

  /** `costs` are those of the map, as for `AStar`; `freeCost` is that of a cell on which nobody stands. */
  constructor(
    private readonly costs: Uint8Array,
    private readonly width: number,
    private readonly freeCost: number,
  ) {}

  /** Begins the monsters' part of a turn. */
  begin(): void {
    this.work = 0;
    this.crowd = null;
  }

  /** Ends that part. */
  end(): void {
    this.crowd = null;
  }

  /** The way that A* finds from one cell to another. */
  wayTo(from: Point, to: Point): Way {
    const start = this.cellOf(from);
    const goal = this.cellOf(to);
    if (!this.crowd && this.work > this.costs.length) {
      const shared = new SharedSearch(this.costs, this.width, goal, search);
      this.crowd = { search: shared, journal: new CostJournal(this.costs.slice()) };
    }
    const { crowd } = this;
    // Whoever stands on a wall has no distance there.
    if (crowd?.search.goal !== goal || this.costs[start] === 0 || this.costs[goal] === 0) {
      return wayOver(this.searchAlone(this.costs, start, goal));
    }
    const before = search.expanded + crowd.search.work;
    const first = crowd.search.firstStep(start, this.freeCost);
    this.work += search.expanded + crowd.search.work - before;
    if (first === NONE) return NO_WAY;
    const { journal } = crowd;
    const moment = journal.length;
    return new LaterWay(pointOf(first, this.width), () => this.searchAlone(journal.costsAfter(moment), start, goal));
  }

  /** Learns that the cost of a cell has changed, which is no wall. */
  noteCost(cell: number, cost: number): void {
    this.crowd?.search.setCost(cell, cost);
    this.crowd?.journal.add(cell, cost);
  }

  private searchAlone(costs: Uint8Array, start: number, goal: number): Point[] {
    const before = search.expanded;
    search.begin(costs, this.width, start, goal);
    const cells = search.findPath().map((cell) => pointOf(cell, this.width));
    this.work += search.expanded - before;
    return cells;
  }

  private cellOf([x, y]: Point): number {
    return y * this.width + x;
  }
}

/** The costs of a map from some moment on. */
class CostJournal {
  private readonly cells: number[] = [];
  private readonly changes: number[] = [];

  constructor(private readonly start: Uint8Array) {}

  /** How many changes there were. */
  get length(): number {
    return this.cells.length;
  }

  add(cell: number, cost: number): void {
    this.cells.push(cell);
    this.changes.push(cost);
  }

  /** The costs after so many changes. */
  costsAfter(length: number): Uint8Array {
    const costs = this.start.slice();
    for (let at = 0; at < length; at++) costs[this.cells[at] ?? NONE] = this.changes[at] ?? 0;
    return costs;
  }
}

/** A way of which only the first cell is known until somebody asks for more. */
class LaterWay implements Way {
  private found: readonly Point[] = [];

  constructor(
    readonly firstCell: Point,
    private find: (() => readonly Point[]) | null,
  ) {}

  get cells(): readonly Point[] {
    if (this.find) this.found = this.find();
    this.find = null;
    return this.found;
  }
}
