import type { Cell } from '../../game';
import type { SnakeBattle } from '../engine/battle';
import { FIELD_SIZE } from '../engine/field';
import type { Snake } from '../engine/snake';
import { battleTrace, type SnakeTrace } from './trace';

/** A snake as a board shows it. */
export interface FrameSnake extends SnakeTrace {
  readonly length: number;
  readonly bodyCells: number;
  /** The line of the rule that chose the move, in the file of this snake, from 0. */
  readonly ruleLine: number | null;
  /** The cell in which it bit in this turn. */
  readonly bitCell: Cell | null;
}

/** All that a board of a snake battle draws. */
export interface SnakesFrame {
  readonly turn: number;
  readonly turnLimit: number;
  readonly status: 'playing' | 'over';
  /** The slot of the winner. */
  readonly winner: number | null;
  /** Rows and columns of the field; all around it is wall. */
  readonly size: number;
  /** In slot order, the dead among them. */
  readonly snakes: readonly FrameSnake[];
  /** The slot in which the edited file stands, if it does. */
  readonly edited: number | null;
  /** The slot that moved last in this turn. */
  readonly lastMoved: number | null;
}

/** The frame of a battle as it stands. */
export function battleFrame(battle: SnakeBattle): SnakesFrame {
  const { turn, status, winner, snakes } = battleTrace(battle);
  return {
    turn,
    turnLimit: battle.turnLimit,
    status,
    winner,
    size: FIELD_SIZE,
    edited: battle.edited,
    snakes: snakes.map((trace, index) => ({ ...trace, ...details(battle.snakes[index], trace.rule) })),
    lastMoved: snakes.filter(({ moved }) => moved !== null).at(-1)?.slot ?? null,
  };
}

function details(snake: Snake | undefined, rule: number | null): Omit<FrameSnake, keyof SnakeTrace> {
  return {
    length: snake?.length ?? 0,
    bodyCells: snake?.bodyCells ?? 0,
    ruleLine: rule === null ? null : (snake?.rules[rule]?.line ?? null),
    bitCell: snake?.bitCell ?? null,
  };
}
