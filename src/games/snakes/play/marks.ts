import type { Message } from '../../../core/message';
import type { Mark } from '../../game';
import type { SnakeBattle } from '../engine/battle';
import { compassLetter } from '../facts/direction';
import type { SnakesPanelKey } from '../texts';

/** Marks the first row of the rule by which the snake in a slot moved in the last turn; nothing where no rule chose, or no slot is given. */
export function marksOf({ snakes, turn }: SnakeBattle, slot: number | null): Mark[] {
  const snake = snakes.find((candidate) => candidate.slot === slot);
  if (!snake || snake.moved === null || snake.rule === null) return [];
  const rule = snake.rules[snake.rule];
  if (!rule) return [];
  const args = { direction: compassLetter(snake.moved), rule: snake.rule + 1, turn };
  const label: Message<SnakesPanelKey> = { key: 'snakes.mark', args };
  return [{ line: rule.line, label }];
}
