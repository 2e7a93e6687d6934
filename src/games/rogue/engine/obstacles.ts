/** Whether the walls of nearer lines hide a cell. */
export const SEEN = 0;
export const HIDDEN = 1;
const WIDENS_OBSTACLE = 2;

/** The intervals of slopes that walls hide, in the order in which they were found. */
export class Obstacles {
  count = 0;
  private starts = new Float64Array(64);
  private ends = new Float64Array(64);

  add(start: number, end: number): void {
    if (this.count === this.starts.length) {
      this.starts = doubled(this.starts);
      this.ends = doubled(this.ends);
    }
    this.starts[this.count] = start;
    this.ends[this.count++] = end;
  }

  /**
   * Compares a cell with the first `count` obstacles. An opaque cell that sticks out of one widens it. With `skips`, the obstacle after each one
   * that overlaps the cell is passed over.
   */
  meet(count: number, start: number, centre: number, end: number, isTransparent: boolean, skips: boolean): number {
    const { starts, ends } = this;
    let outcome = SEEN;
    for (let index = 0; index < count; index++) {
      const from = starts[index] ?? 0;
      const to = ends[index] ?? 0;
      if (start > to || end < from) continue;
      if (isTransparent) {
        if (from < centre && centre < to) return HIDDEN;
      } else if (start >= from && end <= to) {
        return HIDDEN;
      } else {
        starts[index] = Math.min(from, start);
        ends[index] = Math.max(to, end);
        outcome = WIDENS_OBSTACLE;
      }
      if (skips) index++;
    }
    return outcome;
  }
}

function doubled(numbers: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
