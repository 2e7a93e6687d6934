import { DIAGONAL, NONE, STRAIGHT } from './aStar';
import { BucketQueue } from './bucketQueue';

const SIDES = 8;

/** The distance of a cell from which no way leads to the goal. */
export const INFINITE = 1 << 30;

/**
 * How far each cell of a map is from one goal, while the costs of cells change. It is Lifelong Planning A* without a heuristic (DynamicSWSF-FP of
 * Ramalingam and Reps): a change is only followed up as far as somebody asks, and changes that undo each other cost nothing. The map has a border
 * of walls here, so that every cell has eight neighbours; cells are numbered row by row with the border.
 */
export class DistanceField {
  /** How many cells were expanded so far. */
  expanded = 0;
  /** What it costs to get to the goal; right for cells that are nearer than one that was settled, and for that one. */
  readonly distances: Int32Array;
  readonly costs: Uint8Array;
  /** How far apart a cell and its neighbours are, row by row, and how many times its cost it takes to enter one from the other. */
  private readonly offsets: Int32Array;
  private readonly factors = Int32Array.of(
    DIAGONAL,
    STRAIGHT,
    DIAGONAL,
    STRAIGHT,
    STRAIGHT,
    DIAGONAL,
    STRAIGHT,
    DIAGONAL,
  );
  /** What the distances of its neighbours make the distance of a cell, for walls `NONE`. Where the two differ, the cell waits in the queue. */
  private readonly expected: Int32Array;
  private readonly queue: BucketQueue;

  /** The costs are those of `AStar`, without a border; the goal is a cell with it. */
  constructor(
    costs: Uint8Array,
    width: number,
    readonly goal: number,
  ) {
    const stride = width + 2;
    const height = costs.length / width;
    this.costs = new Uint8Array(stride * (height + 2));
    for (let y = 0; y < height; y++) {
      this.costs.set(costs.subarray(y * width, (y + 1) * width), (y + 1) * stride + 1);
    }
    this.offsets = Int32Array.of(-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1);
    this.distances = new Int32Array(this.costs.length).fill(INFINITE);
    this.expected = Int32Array.from(this.costs, (cost) => (cost === 0 ? NONE : INFINITE));
    this.queue = new BucketQueue(this.costs.length);
    this.expect(goal, 0);
  }

  /** Changes the cost of a cell that can be entered. */
  setCost(cell: number, cost: number): void {
    const { costs, distances, expected, offsets, factors } = this;
    const before = costs[cell] ?? 0;
    costs[cell] = cost;
    const distance = distances[cell] ?? INFINITE;
    if (distance === INFINITE) return;
    for (let side = 0; side < SIDES; side++) {
      const next = cell + (offsets[side] ?? 0);
      const factor = factors[side] ?? 0;
      const reached = distance + factor * cost;
      const known = expected[next] ?? 0;
      if (reached < known) this.expect(next, reached);
      else if (cost > before && known === distance + factor * before) this.expect(next, this.leastOver(next, known));
    }
  }

  /** Follows up what was changed, until a cell and all that are nearer to the goal have their right distance. */
  settle(cell: number): void {
    const { distances, expected, queue } = this;
    for (;;) {
      const priority = queue.leastPriority;
      const distance = distances[cell] ?? INFINITE;
      if (priority === Infinity || (distance === expected[cell] && priority >= distance)) return;
      this.expand(queue.takeLeast());
    }
  }

  /** The neighbours over which cheapest ways lead from a cell that was settled, or that is nearer than one. */
  cheapestSteps(cell: number): number[] {
    const { costs, distances, offsets, factors } = this;
    const steps: number[] = [];
    for (let side = 0; side < SIDES; side++) {
      const next = cell + (offsets[side] ?? 0);
      const cost = costs[next] ?? 0;
      if (cost !== 0 && (distances[next] ?? 0) + (factors[side] ?? 0) * cost === distances[cell]) steps.push(next);
    }
    return steps;
  }

  /** Gives a cell that waited the distance that is expected, or no distance at first if it has become greater. */
  private expand(cell: number): void {
    const { costs, distances, expected, offsets, factors } = this;
    this.expanded++;
    const cost = costs[cell] ?? 0;
    const before = distances[cell] ?? 0;
    const now = expected[cell] ?? 0;
    if (now < before) {
      distances[cell] = now;
      for (let side = 0; side < SIDES; side++) {
        const next = cell + (offsets[side] ?? 0);
        const reached = now + (factors[side] ?? 0) * cost;
        if (reached < (expected[next] ?? 0)) this.expect(next, reached);
      }
      return;
    }
    distances[cell] = INFINITE;
    this.enqueue(cell);
    for (let side = 0; side < SIDES; side++) {
      const next = cell + (offsets[side] ?? 0);
      const known = before + (factors[side] ?? 0) * cost;
      if (expected[next] === known) this.expect(next, this.leastOver(next, known));
    }
  }

  /** The distance of a cell by its neighbours, which is at least `bound`. */
  private leastOver(cell: number, bound: number): number {
    const { costs, distances, offsets, factors } = this;
    let least = INFINITE;
    for (let side = 0; side < SIDES && least > bound; side++) {
      const next = cell + (offsets[side] ?? 0);
      const reached = (distances[next] ?? 0) + (factors[side] ?? 0) * (costs[next] ?? 0);
      if (reached < least) least = reached;
    }
    return least;
  }

  private expect(cell: number, distance: number): void {
    this.expected[cell] = distance;
    this.enqueue(cell);
  }

  /** Lets a cell wait if its distance is not the one that is expected, else no longer. */
  private enqueue(cell: number): void {
    const distance = this.distances[cell] ?? 0;
    const expected = this.expected[cell] ?? 0;
    if (distance === expected) this.queue.remove(cell);
    else this.queue.put(cell, Math.min(distance, expected));
  }
}
