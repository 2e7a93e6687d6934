import type { SnakesPanelKey } from '../../../src/games/snakes/texts';
import { textsOf } from '../../texts';

/** The text of a key that the board of snake battle says. */
export const text = textsOf<SnakesPanelKey>();

/** A rule by its number, from 0, and by what its author calls it. */
export function ruleText(rule: number, name: string | null): string {
  const args = { rule: rule + 1 };
  return name === null ? text('snakes.rule', args) : text('snakes.named-rule', { ...args, name });
}
