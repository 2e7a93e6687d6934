import type { Cell } from '../../../core/cell';
import type { SnakeBattle } from '../engine/battle';
import { compassLetter, type CompassLetter } from '../facts/direction';

/** A snake in a line of the trace; `moved`, `rule` and `bit` speak of this turn alone. */
export interface SnakeTrace {
  readonly slot: number;
  readonly name: string;
  /** First cell first; none when it is dead. */
  readonly cells: readonly Cell[];
  readonly moved: CompassLetter | null;
  /** The rule that chose the move, from 0. */
  readonly rule: number | null;
  /** The slot whose tail was eaten. */
  readonly bit: number | null;
}

/** A line of the trace of a battle. `docs/cli.md#traces` */
export interface SnakesTrace {
  readonly turn: number;
  readonly snakes: readonly SnakeTrace[];
  readonly status: 'playing' | 'over';
  readonly winner: number | null;
}

/** The line for the turn that a battle has just played. */
export function traceOf({ turn, snakes, status, winner }: SnakeBattle): SnakesTrace {
  return {
    turn,
    snakes: snakes.map(({ slot, name, cells, moved, rule, bit }) => ({
      slot,
      name,
      cells,
      moved: moved === null ? null : compassLetter(moved),
      rule,
      bit,
    })),
    status,
    winner,
  };
}
