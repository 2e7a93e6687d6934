import type { RuleNames, SnakesQuestion } from '../../../src/games/snakes/play/queries';
import type { RuleComparison } from '../../../src/games/snakes/play/whyNot';

/** How a board asks its game. */
export type Ask = (question: unknown) => unknown;

const put = (ask: Ask, question: SnakesQuestion): unknown => ask(question);

/** What the rules of the snake in a slot are called, in file order; `null` for one without a name. */
export function askRuleNames(ask: Ask, slot: number): RuleNames {
  return (put(ask, { kind: 'rules', slot }) as RuleNames | undefined) ?? [];
}

/** A rule laid onto the field for one direction, or `null` where that cannot be done. */
export function askWhyNot(
  ask: Ask,
  { slot, rule, direction }: Pick<RuleComparison, 'slot' | 'rule' | 'direction'>,
): RuleComparison | null {
  return (put(ask, { kind: 'why', slot, rule, direction }) as RuleComparison | null | undefined) ?? null;
}
