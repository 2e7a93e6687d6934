import type { Cell } from '../../../core/cell';
import type { Direction } from '../facts/direction';
import { cellNumber, cellOf, type Field } from './field';
import type { Rule } from './rule';

/** What steers a snake: the name and the rules of a file without errors. */
export interface SnakeProgram {
  readonly name: string;
  readonly rules: readonly Rule[];
}

/** All snakes together have at most forty cells, since a bite only moves one from one snake to another. */
const ROOM = 64;

/**
 * Is responsible for a snake on a field: its cells from the first to the last, which stand in a ring buffer, and what it did in the last turn.
 * `docs/games/snakes.md#snakes-and-the-field`
 */
export class Snake {
  /** In the last turn: where it moved, by which rule from 0, which slot it bit and in which cell. `null`: nothing of the kind. */
  moved: Direction | null = null;
  rule: number | null = null;
  bit: number | null = null;
  bitCell: Cell | null = null;

  readonly rules: readonly Rule[];
  private start = 0;
  private count = 0;

  /** A snake without cells. */
  private constructor(
    readonly slot: number,
    readonly program: SnakeProgram,
    private readonly field: Field,
    private readonly ring: Uint16Array,
  ) {
    this.rules = program.rules;
  }

  /** Lays a snake of at least one cell onto a field, first cell first. */
  static place(slot: number, program: SnakeProgram, field: Field, cells: readonly Cell[]): Snake {
    const snake = new Snake(slot, program, field, new Uint16Array(ROOM));
    for (const cell of [...cells].reverse()) snake.grow(cellNumber(cell));
    return snake;
  }

  /** The same snake on a copy of its field. */
  copyTo(field: Field): Snake {
    const copy = new Snake(this.slot, this.program, field, this.ring.slice());
    copy.start = this.start;
    copy.count = this.count;
    copy.moved = this.moved;
    copy.rule = this.rule;
    copy.bit = this.bit;
    copy.bitCell = this.bitCell;
    return copy;
  }

  /** What its file calls it. */
  get name(): string {
    return this.program.name;
  }

  /** The number of its cells, 0 for a dead snake. */
  get length(): number {
    return this.count;
  }

  /** Whether it has any cell. */
  get isAlive(): boolean {
    return this.count > 0;
  }

  /** Whether it has a head; a lone tail stays where it is. */
  get canMove(): boolean {
    return this.count > 1;
  }

  /** How many cells lie between head and tail. */
  get bodyCells(): number {
    return Math.max(0, this.count - 2);
  }

  /** The number of the first cell; meaningless for a dead snake. */
  get first(): number {
    return this.ring[this.start] ?? 0;
  }

  /** The cells, first to last. */
  get cells(): Cell[] {
    return Array.from({ length: this.count }, (_, i) => cellOf(this.ring[(this.start + i) % ROOM] ?? 0));
  }

  /** Moves onto an empty cell, by its number: it becomes the first, the last is given up. */
  move(cell: number): void {
    this.loseTail();
    this.grow(cell);
  }

  /** Moves onto the tail of an enemy, which loses it; the own tail stays. */
  biteTail(enemy: Snake): void {
    const cell = enemy.last;
    enemy.loseTail();
    this.grow(cell);
    this.bit = enemy.slot;
    this.bitCell = cellOf(cell);
  }

  /** Gives up the last cell; the one before it becomes the tail, even where it was the head. */
  loseTail(): void {
    this.field.clear(this.last);
    this.count--;
    if (this.count > 0) this.field.put(this.last, this.slot, 'tail');
  }

  /** Starts a turn: nothing done yet. */
  rest(): void {
    this.moved = null;
    this.rule = null;
    this.bit = null;
    this.bitCell = null;
  }

  /** The number of the last cell; meaningless for a dead snake. */
  private get last(): number {
    return this.ring[(this.start + this.count - 1) % ROOM] ?? 0;
  }

  /** Puts a cell before the first, which becomes body. */
  private grow(cell: number): void {
    if (this.count > 1) this.field.put(this.first, this.slot, 'body');
    this.start = (this.start + ROOM - 1) % ROOM;
    this.ring[this.start] = cell;
    this.field.put(cell, this.slot, this.count > 0 ? 'head' : 'tail');
    this.count++;
  }
}
