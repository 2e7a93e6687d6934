import type { SnakeBattle } from '../engine/battle';
import { FIELD_SIZE } from '../facts/field';

/**
 * The field with its wall: `#` wall, `.` empty, a head as the digit of its slot, `o` body, `t` tail; below it status, turn and the winner's slot
 * or `-`. `docs/games/snakes.md#in-a-terminal`
 */
export function renderText({ field, status, turn, winner }: SnakeBattle): string {
  const rows = Array.from({ length: FIELD_SIZE + 2 }, (_, row) =>
    Array.from({ length: FIELD_SIZE + 2 }, (__, column) => {
      const { kind, slot } = field.kindAt(row - 1, column - 1);
      return { empty: '.', wall: '#', head: String(slot), body: 'o', tail: 't' }[kind];
    }).join(''),
  );
  return [...rows, `${status}, turn ${turn}, winner ${winner ?? '-'}`].map((line) => `${line}\n`).join('');
}
