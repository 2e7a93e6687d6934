import { DIRECTIONS, type Direction } from '../facts/direction';
import { letterFor, type CellLetter } from '../facts/letters';
import { CENTRE, PATTERN_SIZE } from '../facts/pattern';
import { KIND_BITS, kindsOf, offsetOf, type Field } from './field';
import type { Snake } from './snake';

/** A letter that asks for something, and where it lies for somebody who moves up the page. */
interface Demand {
  readonly letter: CellLetter;
  readonly ahead: number;
  readonly right: number;
}

/** The letters, those first that are rarest on a field, so that most rules are refused at the first look. */
const RAREST_FIRST = 'htTHbB#-';

/**
 * Is responsible for one rule: seven by seven cells around the head, the upper edge in the direction of the move. For each slot in which it is
 * used it is compiled once into the few cells that ask for something. `docs/games/snakes.md#fitting`
 */
export class Rule {
  private readonly demands: readonly Demand[];
  /** By slot: the demands of the four directions, one after another. A number holds the way to the cell above the kinds that agree. */
  private readonly compiled: (Int32Array | undefined)[] = [];

  /**
   * `rows` are seven texts of seven letters, in which any other character counts as a blank; `line` is that of the first in its file, from 0;
   * `name` is what its author calls it, `null` when nothing.
   */
  constructor(
    readonly rows: readonly string[],
    readonly line: number,
    readonly name: string | null = null,
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

/** The demands of the four directions for the snake in a slot, in the form that `fits` reads. */
function compile(demands: readonly Demand[], slot: number): Int32Array {
  return Int32Array.from(
    DIRECTIONS.flatMap((direction) =>
      demands.map(
        ({ letter, ahead, right }) => (offsetOf(direction, ahead, right) << KIND_BITS) | kindsOf(letter, slot),
      ),
    ),
  );
}

/** The cells of a rule that ask for something, the rarest letters first; the own head at the centre always agrees. */
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
