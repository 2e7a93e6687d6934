import type { SnakeBattle } from '../engine/battle';
import { shownName } from './frame';
import { beforeMoveOf, whyNot, type RuleComparison, type WhyNotQuestion } from './whyNot';

/** The rules of a snake in file order, each by what its author calls it; `null` for one without a name. */
export type RuleNames = readonly (string | null)[];

/** What a board may ask about a battle as it stands. */
export interface SnakesQueries {
  /** The names of the rules of the snake in a slot, from 1; none for an empty slot. */
  ruleNames(slot: number): RuleNames;
  /** A rule laid onto the field as the snake will meet it in the coming turn; `null` when it has no head or no such rule. */
  whyNot(question: WhyNotQuestion): RuleComparison | null;
}

/** The questions to a battle; the answers are those of the moment at which they are asked. */
export function queriesOf(battle: SnakeBattle): SnakesQueries {
  return {
    ruleNames: (slot) => battle.snakes.find((snake) => snake.slot === slot)?.rules.map(shownName) ?? [],
    whyNot: (question) => whyNot(beforeMoveOf(battle, question.slot), question),
  };
}
