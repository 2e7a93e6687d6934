import type { Cell } from '../../../core/cell';
import type { EventSink } from '../../events';
import type { Effect } from '../facts/stock';
import type { Slug } from './slug';
import type { Weapon } from './weapon';

/** Every kind of event of a turn. */
export const SLUG_EVENT_KINDS = [
  'player-moves',
  'player-stays',
  'picks-up',
  'swaps-weapon',
  'player-hits',
  'slug-hits',
  'player-poisoned',
  'slug-poisoned',
  'slug-dies',
  'slug-moves',
] as const;

/** Where a game tells what happens. */
export type SlugEvents = EventSink<(typeof SLUG_EVENT_KINDS)[number]>;

/** The name of the player in events. */
const PLAYER = 'player';

/** A slug as an event knows it: which one it is from the start, from 1, and where it is. */
export interface SlugActor {
  readonly slug: Slug;
  readonly number: number;
  readonly position: Cell;
}

const nameOf = ({ number }: SlugActor): string => `slug ${number}`;
const placeOf = ([row, column]: Cell) => ({ row, column });
const kindAndPlace = ({ slug, position }: SlugActor) => ({ slug: slug.getName(), ...placeOf(position) });

/** The parts of an effect that its text names, such as `damage-poison`, and their amounts. */
function effectArguments({ damage = 0, healing = 0, poison = 0 }: Effect) {
  const parts = [damage ? 'damage' : '', healing ? 'healing' : '', poison ? 'poison' : ''].filter(Boolean);
  return { effect: parts.join('-') || 'nothing', damage, healing, poison };
}

/** The player has stepped to a cell, or stayed in it. */
export function playerMoves(log: SlugEvents, delta: Cell, to: Cell): void {
  const stays = delta[0] === 0 && delta[1] === 0;
  log.add(stays ? 'player-stays' : 'player-moves', PLAYER, [to], placeOf(to));
}

/** The player has taken a weapon, and lost a former one. */
export function playerPicksUp(log: SlugEvents, weapon: Weapon, former: Weapon | null, at: Cell): void {
  const args = { weapon: weapon.getName() };
  if (former) log.add('swaps-weapon', PLAYER, [at], { ...args, former: former.getName() });
  else log.add('picks-up', PLAYER, [at], args);
}

/** The player’s weapon has had its effect on a slug. */
export function playerHits(log: SlugEvents, target: SlugActor, effect: Effect): void {
  const args = { ...kindAndPlace(target), ...effectArguments(effect), health: target.slug.getHealth() };
  log.add('player-hits', nameOf(target), [target.position], args);
}

/** A slug’s weapon has had its effect on the player, who stands at `target`. */
export function slugHits(log: SlugEvents, attacker: SlugActor, target: Cell, effect: Effect): void {
  const args = { ...kindAndPlace(attacker), ...effectArguments(effect) };
  log.add('slug-hits', nameOf(attacker), [target, attacker.position], args);
}

/** Poison has taken health from the player. */
export function playerPoisoned(log: SlugEvents, at: Cell, amount: number): void {
  log.add('player-poisoned', PLAYER, [at], { amount });
}

/** Poison has taken health from a slug. */
export function slugPoisoned(log: SlugEvents, victim: SlugActor, amount: number): void {
  log.add('slug-poisoned', nameOf(victim), [victim.position], { ...kindAndPlace(victim), amount });
}

/** A slug has died, and drops its weapon if it has one. */
export function slugDies(log: SlugEvents, victim: SlugActor): void {
  const weapon = victim.slug.getWeapon()?.getName() ?? '';
  const args = { ...kindAndPlace(victim), weapon, armed: weapon === '' ? 'no' : 'yes' };
  log.add('slug-dies', nameOf(victim), [victim.position], args);
}

/** The slug is where it came to. */
export function slugMoves(log: SlugEvents, mover: SlugActor, from: Cell): void {
  const args = { ...kindAndPlace(mover), fromRow: from[0], fromColumn: from[1] };
  log.add('slug-moves', nameOf(mover), [mover.position, from], args);
}
