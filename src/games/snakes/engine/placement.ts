import type { Cell } from '../../../core/cell';
import { FIELD_SIZE } from '../facts/field';

/** The length of a snake at the start. */
const START_LENGTH = 10;
const MIDDLE = (FIELD_SIZE - 1) / 2;
const LAST = FIELD_SIZE - 1;

/**
 * The cells of a snake at the start, head first, by slot: 1 north, 2 east, 3 south, 4 west. A RangeError for any other slot.
 * `docs/games/snakes.md#the-start`
 */
export function startCells(slot: number): Cell[] {
  const fromMiddle = Array.from({ length: START_LENGTH }, (_, i) => MIDDLE - i);
  switch (slot) {
    case 1:
      return fromMiddle.map((row): Cell => [row, MIDDLE - 1]);
    case 2:
      return fromMiddle.map((column): Cell => [MIDDLE - 1, LAST - column]);
    case 3:
      return fromMiddle.map((row): Cell => [LAST - row, MIDDLE + 1]);
    case 4:
      return fromMiddle.map((column): Cell => [MIDDLE + 1, column]);
    default:
      throw new RangeError(`slot ${slot}`);
  }
}
