import type { SnakeBattle } from '../engine/battle';
import { cellOf, offsetOf } from '../engine/field';
import { COMPASS_LETTERS, directionOf, type CompassLetter } from '../facts/direction';
import { shownName } from './frame';
import { beforeMoveOf, whyNot, type RuleComparison, type WhyNotQuestion } from './whyNot';

/** The rules of a snake in file order, each by what its author calls it; `null` for one without a name. */
export type RuleNames = readonly (string | null)[];

/** What a snake could do in a direction in the coming turn. */
export interface DirectionChoice {
  readonly direction: CompassLetter;
  /** The letter for what lies there, as the snake sees it. */
  readonly found: string;
  readonly isLegal: boolean;
  /** The first of its rules that fits there, from 0; `null` for none. */
  readonly rule: number | null;
  readonly ruleName: string | null;
}

/** What a board may ask about a battle as it stands. */
export interface SnakesQueries {
  /** The names of the rules of the snake in a slot, from 1; none for an empty slot. */
  ruleNames(slot: number): RuleNames;
  /** The pattern of a rule of the snake in a slot, a string a row with the upper edge ahead; none for an empty slot or another rule. */
  ruleRows(slot: number, rule: number): readonly string[];
  /** What the snake in a slot could do in the coming turn, clockwise from north; nothing for one that has no head. */
  choices(slot: number): readonly DirectionChoice[];
  /** A rule laid onto the field as the snake will meet it in the coming turn; `null` when it has no head or no such rule. */
  whyNot(question: WhyNotQuestion): RuleComparison | null;
}

/** Each direction with the first rule that fits in it, as the snake meets the field. */
function choicesOf(battle: SnakeBattle, slot: number): DirectionChoice[] {
  const snake = battle.snakes.find((candidate) => candidate.slot === slot);
  if (!snake?.canMove) return [];
  const legal = battle.legalDirections(snake);
  return COMPASS_LETTERS.map((direction) => {
    const turned = directionOf(direction);
    const isLegal = legal.includes(turned);
    const fits = (rule: number): boolean => whyNot(battle, { slot, rule, direction })?.fits ?? false;
    const first = isLegal ? snake.rules.findIndex((_, rule) => fits(rule)) : -1;
    const chosen = snake.rules[first];
    const found = battle.field.letterFor(snake, ...cellOf(snake.first + offsetOf(turned, 1, 0)));
    return { direction, found, isLegal, rule: chosen ? first : null, ruleName: chosen ? shownName(chosen) : null };
  });
}

/** The questions to a battle; the answers are those of the moment at which they are asked. */
export function queriesOf(battle: SnakeBattle): SnakesQueries {
  return {
    ruleNames: (slot) => battle.snakes.find((snake) => snake.slot === slot)?.rules.map(shownName) ?? [],
    ruleRows: (slot, rule) => battle.snakes.find((snake) => snake.slot === slot)?.rules[rule]?.rows ?? [],
    choices: (slot) => choicesOf(beforeMoveOf(battle, slot), slot),
    whyNot: (question) => whyNot(beforeMoveOf(battle, question.slot), question),
  };
}
