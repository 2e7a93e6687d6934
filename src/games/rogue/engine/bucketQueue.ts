import { NONE } from './aStar';

/** A priority queue of cells, each in it once at most, with a list of cells for each priority. Priorities are whole numbers from 0. */
export class BucketQueue {
  /** The priority with which a cell waits, or `NONE`. */
  private readonly priorities: Int32Array;
  /** The first cell of each priority, and the cells before and after each cell. */
  private heads = new Int32Array(1024).fill(NONE);
  private readonly before: Int32Array;
  private readonly after: Int32Array;
  private count = 0;
  /** Nothing waits with a lower priority. */
  private lowest = 0;

  constructor(cells: number) {
    this.priorities = new Int32Array(cells).fill(NONE);
    this.before = new Int32Array(cells);
    this.after = new Int32Array(cells);
  }

  /** The least priority with which a cell waits; Infinity when none does. */
  get leastPriority(): number {
    if (this.count === 0) return Infinity;
    while (this.heads[this.lowest] === NONE) this.lowest++;
    return this.lowest;
  }

  /** Takes out a cell with the least priority; one must wait. */
  takeLeast(): number {
    const cell = this.heads[this.leastPriority] ?? NONE;
    this.remove(cell);
    return cell;
  }

  /** Lets a cell wait, with another priority if it waited already. */
  put(cell: number, priority: number): void {
    if (this.priorities[cell] === priority) return;
    this.remove(cell);
    if (priority >= this.heads.length) this.grow(priority);
    const next = this.heads[priority] ?? NONE;
    this.heads[priority] = cell;
    this.before[cell] = NONE;
    this.after[cell] = next;
    if (next !== NONE) this.before[next] = cell;
    this.priorities[cell] = priority;
    this.count++;
    if (priority < this.lowest) this.lowest = priority;
  }

  /** Takes out a cell, if it waits. */
  remove(cell: number): void {
    const priority = this.priorities[cell] ?? NONE;
    if (priority === NONE) return;
    const before = this.before[cell] ?? NONE;
    const after = this.after[cell] ?? NONE;
    if (before === NONE) this.heads[priority] = after;
    else this.after[before] = after;
    if (after !== NONE) this.before[after] = before;
    this.priorities[cell] = NONE;
    this.count--;
  }

  private grow(priority: number): void {
    const heads = new Int32Array(2 * priority).fill(NONE);
    heads.set(this.heads);
    this.heads = heads;
  }
}
