import { DIRECTIONS, type Direction } from '../facts/direction';
import { KIND_BITS, kindsOf, offsetOf, type Field } from './field';
import { CENTRE, PATTERN_SIZE } from '../language/ruleRow';
import type { Snake } from './snake';
import { letterFor, type CellLetter } from '../language/vocabulary';

/** A letter that asks for something, and where it lies for one who moves upwards on the page. */
interface Demand {
  readonly letter: CellLetter;
  readonly ahead: number;
  readonly right: number;
}

/** The letters from the one that is rarest on a field on, so that most rules are refused at the first look. */
const RAREST_FIRST = 'htTHbB#-';

/**
 * A rule: seven by seven cells around the head, the upper edge in the direction of the move. For each slot in which it is used it is compiled
 * once into the few cells that ask for something. `docs/games/snakes.md#fitting`
 */
export class Rule {
  private readonly demands: readonly Demand[];
  /** By slot: the demands of the four directions, one after another. A number holds the way to the cell above the kinds that agree. */
  private readonly compiled: (Int32Array | undefined)[] = [];

  /** `rows` are seven texts of seven letters, in which a character that is none counts as a blank; `line` is that of the first in its file, from 0. */
  constructor(
    readonly rows: readonly string[],
    readonly line: number,
  ) {
    this.demands = demandsOf(rows);
  }

  /** Whether every cell agrees when the rule is laid on the head of a snake, its upper edge in the direction. */
  fits({ cells }: Field, { slot, first }: Snake, direction: Direction): boolean {
    const compiled = (this.compiled[slot] ??= compile(this.demands, slot));
    const count = compiled.length / DIRECTIONS.length;
    const end = (direction + 1) * count;
    for (let i = direction * count; i < end; i++) {
      const demand = compiled[i] ?? 0;
      if (((cells[first + (demand >> KIND_BITS)] ?? 0) & demand) === 0) return false;
    }
    return true;
  }
}

function compile(demands: readonly Demand[], slot: number): Int32Array {
  return Int32Array.from(
    DIRECTIONS.flatMap((direction) =>
      demands.map(
        ({ letter, ahead, right }) => (offsetOf(direction, ahead, right) << KIND_BITS) | kindsOf(letter, slot),
      ),
    ),
  );
}

function demandsOf(rows: readonly string[]): Demand[] {
  const demands: Demand[] = [];
  for (let row = 0; row < PATTERN_SIZE; row++) {
    for (let column = 0; column < PATTERN_SIZE; column++) {
      const letter = letterFor(rows[row]?.[column] ?? ' ');
      const isOwnHead = letter?.letter === 'h' && row === CENTRE && column === CENTRE;
      if (!letter || letter.kind === 'anything' || isOwnHead) continue;
      demands.push({ letter, ahead: CENTRE - row, right: column - CENTRE });
    }
  }
  const rank = ({ letter }: Demand): number => RAREST_FIRST.indexOf(letter.letter);
  return demands.sort((a, b) => rank(a) - rank(b));
}
