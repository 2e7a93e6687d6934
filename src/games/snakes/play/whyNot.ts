import type { Cell } from '../../../core/cell';
import type { SnakeBattle } from '../engine/battle';
import { cellOf, offsetOf } from '../engine/field';
import { directionOf, type CompassLetter } from '../facts/direction';
import { letterFor } from '../facts/letters';
import { CENTRE, PATTERN_SIZE } from '../facts/pattern';

/** A rule that is asked about, and where it is tried. Slots count from 1, rules from 0. */
export interface WhyNotQuestion {
  readonly slot: number;
  readonly rule: number;
  readonly direction: CompassLetter;
}

/** A cell of a rule that was laid onto the field. */
export interface ComparedCell {
  /** The letter of the rule. */
  readonly wanted: string;
  /** The cell of the field that it lies on; off the field where there is wall. */
  readonly cell: Cell;
  /** The letter for what stands there, as the snake sees it. */
  readonly found: string;
  readonly agrees: boolean;
}

/** A rule laid onto the field: plain data. */
export interface RuleComparison extends WhyNotQuestion {
  /** The line of the rule in the file of the snake, from 0. */
  readonly line: number;
  /** Whether the snake may move in the direction at all; a rule is tried only then. */
  readonly isLegal: boolean;
  readonly fits: boolean;
  /** The 49 cells of the rule, row by row. */
  readonly cells: readonly ComparedCell[];
  /** The first of them that does not agree, or `null`. */
  readonly firstDifference: number | null;
}

/**
 * Compares a rule with the field as it stands, cell by cell: why it fits or why not. `null` when the slot holds no snake with a head, or the
 * snake has no such rule. `docs/games/snakes.md#fitting`
 */
export function whyNot(battle: SnakeBattle, { slot, rule, direction }: WhyNotQuestion): RuleComparison | null {
  const snake = battle.snakes.find((candidate) => candidate.slot === slot);
  const asked = snake?.rules[rule];
  if (!snake?.canMove || !asked) return null;
  const turned = directionOf(direction);
  const cells = [...asked.rows.join('')].map((wanted, index): ComparedCell => {
    const ahead = CENTRE - Math.floor(index / PATTERN_SIZE);
    const cell = cellOf(snake.first + offsetOf(turned, ahead, (index % PATTERN_SIZE) - CENTRE));
    const found = battle.field.letterFor(snake, ...cell);
    return { wanted, cell, found, agrees: wanted === found || letterFor(wanted)?.kind === 'anything' };
  });
  const firstDifference = cells.findIndex(({ agrees }) => !agrees);
  return {
    slot,
    rule,
    line: asked.line,
    direction,
    isLegal: battle.legalDirections(snake).includes(turned),
    fits: firstDifference < 0,
    cells,
    firstDifference: firstDifference < 0 ? null : firstDifference,
  };
}

/**
 * The battle as the snake in the slot sees it when it chooses in the coming turn: a copy in which the slots before it have moved, since every
 * snake sees what the earlier ones left.
 */
export function beforeMoveOf(battle: SnakeBattle, slot: number): SnakeBattle {
  const copy = battle.copy();
  for (const snake of copy.snakes) if (snake.slot < slot && battle.canStep) copy.moveSnake(snake);
  return copy;
}
