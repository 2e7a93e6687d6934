import type { Mark } from '../../game';
import type { SnakeBattle } from '../engine/battle';
import { compassLetter } from '../facts/direction';

/** Marks the first row of the rule by which the edited snake moved in the last turn; nothing when no rule chose. */
export function marks({ snakes, edited, turn }: SnakeBattle): Mark[] {
  const snake = snakes.find(({ slot }) => slot === edited);
  if (!snake || snake.moved === null || snake.rule === null) return [];
  const rule = snake.rules[snake.rule];
  if (!rule) return [];
  const key = `snakes.mark.${compassLetter(snake.moved)}`;
  return [{ line: rule.line, label: { key, args: { rule: snake.rule + 1, turn } } }];
}
