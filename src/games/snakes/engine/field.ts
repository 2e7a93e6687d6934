import type { Cell } from '../../../core/cell';
import { rightOf, type Direction } from '../facts/direction';
import { FIELD_SIZE, SLOTS } from '../facts/field';
import type { CellLetter } from '../facts/letters';
import { CENTRE } from '../facts/pattern';

/** What stands in a cell, and whose part it is. */
export interface CellKind {
  readonly kind: 'empty' | 'wall' | 'head' | 'body' | 'tail';
  readonly slot: number | null;
}

/** Wall on every side, as far as a rule looks from a cell of the field. */
const MARGIN = CENTRE;
const WIDTH = FIELD_SIZE + 2 * MARGIN;
const STEPS: readonly [number, number, number, number] = [-WIDTH, 1, WIDTH, -1];

/** A set of kinds needs no more bits than this. */
export const KIND_BITS = 16;

const EMPTY = 1;
const WALL = 2;
const PARTS = ['head', 'body', 'tail'] as const;
type Part = (typeof PARTS)[number];

const CELLS: readonly Cell[] = Array.from({ length: WIDTH * WIDTH }, (_, index) => [
  Math.floor(index / WIDTH) - MARGIN,
  (index % WIDTH) - MARGIN,
]);
const UNUSED = Uint16Array.from(CELLS, ([row, column]) => (isInside(row, column) ? EMPTY : WALL));

/** The number of a cell in a flat field: of one on the field, or of one at most three cells off it. */
export function cellNumber([row, column]: Cell): number {
  return (row + MARGIN) * WIDTH + column + MARGIN;
}

/** The cell of a number; the same tuple each time. */
export function cellOf(number: number): Cell {
  return CELLS[number] ?? [-1, -1];
}

/** From a cell's number to that of its neighbour in the direction. */
export function stepOf(direction: Direction): number {
  return STEPS[direction];
}

/**
 * From a cell's number to that of the cell so far ahead and to the right of somebody who faces the direction. `docs/games/snakes.md#fitting`
 */
export function offsetOf(direction: Direction, ahead: number, right: number): number {
  return ahead * STEPS[direction] + right * STEPS[rightOf(direction)];
}

/** The bit that stands for a part of the snake in a slot; a set of kinds is their sum. */
export function partBit(slot: number, part: Part): number {
  return 4 << (PARTS.length * (slot - 1) + PARTS.indexOf(part));
}

/** The kinds that a letter of a rule agrees with, for the snake in a slot. */
export function kindsOf({ kind, owner }: Pick<CellLetter, 'kind' | 'owner'>, slot: number): number {
  if (kind === 'anything') return 0xffff;
  if (kind === 'empty') return EMPTY;
  if (kind === 'wall') return WALL;
  if (owner === 'own') return partBit(slot, kind);
  let kinds = 0;
  for (const other of SLOTS) if (other !== slot) kinds |= partBit(other, kind);
  return kinds;
}

/** By slot, what a snake may move onto: an empty cell, or the tail of an enemy. */
const LEGAL = Array.from(
  { length: SLOTS.length + 1 },
  (_, slot) => EMPTY | kindsOf({ kind: 'tail', owner: 'enemy' }, slot),
);

/** Is responsible for what stands in each cell of the field; the snakes on it write their parts. */
export class Field {
  readonly size = FIELD_SIZE;
  /** By cell number, one bit for what stands there. */
  readonly cells: Uint16Array;

  /** An empty field, or one with the same cells as another. */
  constructor(cells: Uint16Array = UNUSED) {
    this.cells = cells.slice();
  }

  /** The same field, on its own from here. */
  copy(): Field {
    return new Field(this.cells);
  }

  /** What stands in a cell; wall outside the field. */
  kindAt(row: number, column: number): CellKind {
    if (!isInside(row, column)) return { kind: 'wall', slot: null };
    const cell = cellNumber([row, column]);
    const slot = this.slotAt(cell);
    if (slot === null) return { kind: 'empty', slot };
    return { kind: PARTS.find((part) => this.cells[cell] === partBit(slot, part)) ?? 'body', slot };
  }

  /** Whose part stands in a cell of the field; `null` in an empty one and in a wall. */
  slotAt(cell: number): number | null {
    const bit = this.cells[cell] ?? WALL;
    return bit <= WALL ? null : Math.floor((29 - Math.clz32(bit)) / PARTS.length) + 1;
  }

  /** Whether the snake in a slot may move onto a cell beside its head. `docs/games/snakes.md#legal-moves` */
  isLegal(cell: number, slot: number): boolean {
    return ((this.cells[cell] ?? WALL) & (LEGAL[slot] ?? 0)) !== 0;
  }

  /** The letter of a rule that means what stands in a cell, as the snake in the slot sees it. */
  letterFor({ slot }: { readonly slot: number }, row: number, column: number): string {
    const found = this.kindAt(row, column);
    if (found.kind === 'empty') return '-';
    if (found.kind === 'wall') return '#';
    const letter = found.kind.charAt(0);
    return found.slot === slot ? letter : letter.toUpperCase();
  }

  /** Puts a part of a snake into a cell. */
  put(number: number, slot: number, part: Part): void {
    this.cells[number] = partBit(slot, part);
  }

  /** Leaves a cell empty. */
  clear(number: number): void {
    this.cells[number] = EMPTY;
  }
}

/** Whether a cell is one of the field. */
function isInside(row: number, column: number): boolean {
  return row >= 0 && row < FIELD_SIZE && column >= 0 && column < FIELD_SIZE;
}
