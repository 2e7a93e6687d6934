import type { Cell } from '../../../core/cell';
import type { EventSink } from '../../events';
import { compassLetter, type Direction } from '../facts/direction';
import { cellOf } from './field';
import type { Snake } from './snake';

/** Every kind of event of a turn. */
export const SNAKES_EVENT_KINDS = [
  'moves',
  'moves-freely',
  'bites',
  'lone-tail',
  'dies',
  'stuck',
  'wins',
  'draw',
  'solo-over',
] as const;

/** Where a battle tells what happens. */
export type SnakesEvents = EventSink<(typeof SNAKES_EVENT_KINDS)[number]>;

/** The name of a snake in events, the same for the whole battle. */
const actorOf = ({ slot }: Snake): string => `snake ${slot}`;

/** A snake in the words of its texts. */
const named = ({ slot, name }: Snake) => ({ slot, name });

/** A cell in the words of its texts. */
const placed = ([row, column]: Cell) => ({ row, column });

/** A snake has moved from a cell, given by its number, by a rule, from 0; people count rules from 1. */
export function snakeMoves(
  log: SnakesEvents,
  snake: Snake,
  from: number,
  direction: Direction,
  rule: number | null,
): void {
  const to = cellOf(snake.first);
  const args = { ...named(snake), ...placed(to), direction: compassLetter(direction) };
  const cells = [to, cellOf(from)];
  if (rule === null) log.add('moves-freely', actorOf(snake), cells, args);
  else log.add('moves', actorOf(snake), cells, { ...args, rule: rule + 1 });
}

/** A snake has eaten a tail; the lengths are those after the bite, which may leave nothing but a tail, or nothing at all. */
export function snakeBites(log: SnakesEvents, snake: Snake, enemy: Snake): void {
  const at = cellOf(snake.first);
  const victim = { enemySlot: enemy.slot, enemy: enemy.name, enemyLength: enemy.length };
  log.add('bites', actorOf(snake), [at], { ...named(snake), ...victim, length: snake.length, ...placed(at) });
  if (!enemy.isAlive) log.add('dies', actorOf(enemy), [at], named(enemy));
  else if (!enemy.canMove) log.add('lone-tail', actorOf(enemy), [cellOf(enemy.first)], named(enemy));
}

/** A snake had no legal move. */
export function snakeIsStuck(log: SnakesEvents, snake: Snake): void {
  log.add('stuck', actorOf(snake), [cellOf(snake.first)], named(snake));
}

/** The battle is over; `winner` is a slot. */
export function battleEnds(log: SnakesEvents, snakes: readonly Snake[], winner: number | null): void {
  const best = snakes.find(({ slot }) => slot === winner);
  if (best) log.add('wins', actorOf(best), [cellOf(best.first)], { ...named(best), count: best.bodyCells });
  else log.add(snakes.length > 1 ? 'draw' : 'solo-over', null, []);
}
