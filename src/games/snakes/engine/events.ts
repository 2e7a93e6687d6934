import type { GameEvent } from '../../game';
import { compassLetter, type Direction } from '../facts/direction';
import { cellOf } from './field';
import type { Snake } from './snake';

/** What the log of a turn can say; the texts stand in `l10n/` under these keys. */
const named = ({ slot, name }: Snake) => ({ slot, name });

/** A snake has moved; `rule` counts from 0, people count from 1. */
export function moves(snake: Snake, direction: Direction, rule: number | null): GameEvent {
  const [row, column] = cellOf(snake.first);
  const args = { ...named(snake), row, column };
  const letter = compassLetter(direction);
  return rule === null
    ? { key: `snakes.log.moves-freely.${letter}`, args }
    : { key: `snakes.log.moves.${letter}`, args: { ...args, rule: rule + 1 } };
}

/** A snake has eaten a tail; the lengths are those after it. */
export function bites(snake: Snake, enemy: Snake): GameEvent[] {
  const [row, column] = cellOf(snake.first);
  const victim = { enemySlot: enemy.slot, enemy: enemy.name, enemyLength: enemy.length };
  const bite: GameEvent = {
    key: 'snakes.log.bites',
    args: { ...named(snake), ...victim, length: snake.length, row, column },
  };
  if (enemy.length > 1) return [bite];
  return [bite, { key: enemy.isAlive ? 'snakes.log.lone-tail' : 'snakes.log.dies', args: named(enemy) }];
}

/** A snake had no legal move. */
export function isStuck(snake: Snake): GameEvent {
  return { key: 'snakes.log.stuck', args: named(snake) };
}

/** The battle is over. */
export function battleEnds(snakes: readonly Snake[], winner: number | null): GameEvent {
  const best = snakes.find(({ slot }) => slot === winner);
  if (best) return { key: 'snakes.log.wins', args: { ...named(best), count: best.bodyCells } };
  return { key: snakes.length > 1 ? 'snakes.log.draw' : 'snakes.log.solo-over' };
}
