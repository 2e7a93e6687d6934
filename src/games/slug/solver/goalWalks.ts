import { SIDES, type Ground } from './ground';

/** The shortest walks to a goal over ground without slugs. */
export class GoalWalks {
  /** How many steps the nearest goal is away, from each cell; -1 where none can be reached. */
  private readonly distances: Int32Array;
  /** The cells that have a goal, the nearest ones first. */
  private readonly order: number[] = [];

  constructor(private readonly ground: Ground) {
    this.distances = new Int32Array(ground.count).fill(-1);
    for (let cell = 0; cell < ground.count; cell++) if (ground.isGoal[cell] === 1) this.reach(cell, 0);
    // The order grows while it is gone through.
    for (const cell of this.order) {
      for (let side = 0; side < SIDES; side++) {
        const next = this.neighbour(cell, side);
        if (next >= 0 && this.distances[next] === -1) this.reach(next, this.distanceFrom(cell) + 1);
      }
    }
  }

  /** How many steps the nearest goal is away; -1 when none can be reached. */
  distanceFrom(cell: number): number {
    return this.distances[cell] ?? -1;
  }

  /** The directions of a shortest walk; none when no goal can be reached. */
  walkFrom(cell: number): number[] {
    const walk: number[] = [];
    for (let at = cell; this.distanceFrom(at) > 0;) {
      const from = at;
      const side = this.sides(from)[0] ?? 0;
      walk.push(side);
      at = this.neighbour(from, side);
    }
    return walk;
  }

  /** How many shortest walks there are from each cell; where the numbers become too large, a number that is not exact. */
  counts(): Float64Array {
    const counts = new Float64Array(this.ground.count);
    for (const cell of this.order) {
      const walks = this.sides(cell).map((side) => counts[this.neighbour(cell, side)] ?? 0);
      counts[cell] = this.distanceFrom(cell) === 0 ? 1 : walks.reduce((sum, walk) => sum + walk, 0);
    }
    return counts;
  }

  /** The sides on which the goal is nearer. */
  private sides(cell: number): number[] {
    const nearer = this.distanceFrom(cell) - 1;
    return Array.from({ length: SIDES }, (_, side) => side).filter((side) => {
      const next = this.neighbour(cell, side);
      return next >= 0 && this.distanceFrom(next) === nearer;
    });
  }

  private reach(cell: number, distance: number): void {
    this.distances[cell] = distance;
    this.order.push(cell);
  }

  private neighbour(cell: number, side: number): number {
    return this.ground.neighbours[cell * SIDES + side] ?? -1;
  }
}
