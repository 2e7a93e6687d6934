import { SIZE } from '../facts/board';

/** How many cells back a trail goes: once across the board and back again. */
export const TRAIL_LENGTH = 2 * SIZE;

/** The cells that a robot has left last, in a ring of numbers, so that a turn allocates nothing. */
export class Trail {
  private readonly ring = new Int16Array(TRAIL_LENGTH);
  private count = 0;

  /** Notes a cell that was left. */
  leave(cell: number): void {
    this.ring[this.count++ % TRAIL_LENGTH] = cell;
  }

  /** The cells, the one that was left first of all first. */
  cells(): number[] {
    const length = Math.min(this.count, TRAIL_LENGTH);
    return Array.from({ length }, (_, i) => this.ring[(this.count - length + i) % TRAIL_LENGTH] ?? 0);
  }

  /** Takes over what another one holds. */
  copyFrom(other: Trail): void {
    this.ring.set(other.ring);
    this.count = other.count;
  }
}
