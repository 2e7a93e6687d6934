import { excerpt } from '../../../core/excerpt';
import type { SnakeBattle } from '../engine/battle';
import { DIRECTIONS, compassLetter, type CompassLetter } from '../facts/direction';
import { beforeMoveOf, whyNot, type RuleComparison } from './whyNot';

/** What a board can ask about a battle as it stands. Slots count from 1, rules from 0. */
export type SnakesQuestion =
  | { readonly kind: 'rules'; readonly slot: number }
  | { readonly kind: 'why'; readonly slot: number; readonly rule: number; readonly direction: CompassLetter };

/** The rules of a snake in file order, each by what its author calls it. */
export type RuleNames = readonly (string | null)[];

/**
 * Answers a question of the board. `rules`: the names of a snake's rules, none for an empty slot. `why`: the rule laid onto the field as the
 * snake will meet it in the coming turn, `null` when it has no head or no such rule. What is no question is not answered.
 */
export function ask(battle: SnakeBattle, question: unknown): RuleNames | RuleComparison | null | undefined {
  if (typeof question !== 'object' || question === null) return undefined;
  const { kind, slot, rule, direction } = question as Readonly<Record<string, unknown>>;
  if (!isNumber(slot)) return undefined;
  if (kind === 'rules') return ruleNames(battle, slot);
  if (kind !== 'why' || !isNumber(rule) || !isCompassLetter(direction)) return undefined;
  return whyNot(beforeMoveOf(battle, slot), slot, rule, direction);
}

function ruleNames({ snakes }: SnakeBattle, slot: number): RuleNames {
  const snake = snakes.find((candidate) => candidate.slot === slot);
  return snake?.rules.map((_, rule) => nameOf(snake.program.ruleName?.(rule))) ?? [];
}

function nameOf(said: string | null | undefined): string | null {
  return said ? excerpt(said) : null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

function isCompassLetter(value: unknown): value is CompassLetter {
  return DIRECTIONS.some((direction) => compassLetter(direction) === value);
}
