import { SIZE } from '../facts/board';

/** How many squares a trail holds: once across the board and back. */
export const MAX_TRAIL_LENGTH = 2 * SIZE;

/** The squares that a robot has left most recently, in a ring buffer of numbers, so that a turn allocates nothing. */
export class Trail {
  private readonly ring = new Int16Array(MAX_TRAIL_LENGTH);
  private count = 0;

  /** Records a square that the robot has just left. */
  add(square: number): void {
    this.ring[this.count++ % MAX_TRAIL_LENGTH] = square;
  }

  /** The squares, the oldest first. */
  squares(): number[] {
    const length = Math.min(this.count, MAX_TRAIL_LENGTH);
    return Array.from({ length }, (_, i) => this.ring[(this.count - length + i) % MAX_TRAIL_LENGTH] ?? 0);
  }

  /** A trail of its own with the same squares. */
  copy(): Trail {
    const trail = new Trail();
    trail.ring.set(this.ring);
    trail.count = this.count;
    return trail;
  }
}
