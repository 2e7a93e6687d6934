/** The cell of no element. */
const NONE = -1;

/** A* search's open set: a binary heap of cells, the least priority on top. Which of several equal ones comes first follows from its exact moves. */
export class Frontier {
  size = 0;
  private priorities = new Int32Array(1024);
  private distances = new Int32Array(1024);
  private cells = new Int32Array(1024);

  push(priority: number, distance: number, cell: number): void {
    if (this.size === this.cells.length) this.grow();
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (priority >= (this.priorities[parent] ?? 0)) break;
      this.shift(parent, at);
      at = parent;
    }
    this.put(at, priority, distance, cell);
  }

  /** The cell on top. */
  get cell(): number {
    return this.cells[0] ?? NONE;
  }

  /** The distance with which the cell on top was pushed. */
  get distance(): number {
    return this.distances[0] ?? 0;
  }

  /** Takes the top away: the last element takes its place and sifts down. */
  pop(): void {
    const last = --this.size;
    const priority = this.priorities[last] ?? 0;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      let best = at;
      let least = priority;
      if (left < last && (this.priorities[left] ?? 0) < least) {
        best = left;
        least = this.priorities[left] ?? 0;
      }
      if (left + 1 < last && (this.priorities[left + 1] ?? 0) < least) best = left + 1;
      if (best === at) break;
      this.shift(best, at);
      at = best;
    }
    this.put(at, priority, this.distances[last] ?? 0, this.cells[last] ?? 0);
  }

  private shift(from: number, to: number): void {
    this.put(to, this.priorities[from] ?? 0, this.distances[from] ?? 0, this.cells[from] ?? 0);
  }

  private put(at: number, priority: number, distance: number, cell: number): void {
    this.priorities[at] = priority;
    this.distances[at] = distance;
    this.cells[at] = cell;
  }

  private grow(): void {
    this.priorities = lengthened(this.priorities, 2 * this.size);
    this.distances = lengthened(this.distances, 2 * this.size);
    this.cells = lengthened(this.cells, 2 * this.size);
  }
}

function lengthened(numbers: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length);
  longer.set(numbers);
  return longer;
}
