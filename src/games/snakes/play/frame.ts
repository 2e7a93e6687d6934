import type { Cell } from '../../../core/cell';
import { excerpt } from '../../../core/excerpt';
import type { SnakeBattle } from '../engine/battle';
import type { Rule } from '../engine/rule';
import type { Snake } from '../engine/snake';
import { FIELD_SIZE } from '../facts/field';
import { traceOf, type SnakeTrace } from './trace';

/** A snake as a board shows it. */
export interface FrameSnake extends SnakeTrace {
  readonly length: number;
  readonly bodyCells: number;
  /** The line of the rule that chose the move, in the file of this snake, from 0. */
  readonly ruleLine: number | null;
  /** What the author of that rule calls it. */
  readonly ruleName: string | null;
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

/** The frame of a battle as it stands; `edited` is the slot of the edited file. */
export function frameOf(battle: SnakeBattle, edited: number | null): SnakesFrame {
  const { turn, status, winner, snakes } = traceOf(battle);
  return {
    turn,
    turnLimit: battle.turnLimit,
    status,
    winner,
    size: FIELD_SIZE,
    edited,
    snakes: snakes.map((trace, index) => ({ ...trace, ...details(battle.snakes[index], trace.rule) })),
    lastMoved: snakes.filter(({ moved }) => moved !== null).at(-1)?.slot ?? null,
  };
}

/** What an author calls a rule, short enough to be shown; `null` when nothing. */
export function shownName({ name }: Rule): string | null {
  return name ? excerpt(name) : null;
}

/** What a frame has of a snake besides its trace; `rule` is the one that chose its move, from 0. */
function details(snake: Snake | undefined, rule: number | null): Omit<FrameSnake, keyof SnakeTrace> {
  const chosen = rule === null ? undefined : snake?.rules[rule];
  return {
    length: snake?.length ?? 0,
    bodyCells: snake?.bodyCells ?? 0,
    ruleLine: chosen?.line ?? null,
    ruleName: chosen ? shownName(chosen) : null,
    bitCell: snake?.bitCell ?? null,
  };
}
