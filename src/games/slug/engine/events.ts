import type { GameEvent } from '../../game';
import type { Entity } from './entity';
import type { Cell } from '../facts/steps';
import type { Slug } from './slug';
import type { Effect, Weapon } from './weapon';

/** What the log of a turn can say; the texts stand in `l10n/` under these keys. */
const place = ([row, column]: Cell) => ({ row, column });
const amounts = ({ damage = 0, healing = 0, poison = 0 }: Effect) => ({ damage, healing, poison });

/** The phrase for an effect names the parts that it has: `damage`, `healing`, `poison`, or `nothing`. */
function effectWord({ damage, healing, poison }: Effect): string {
  return (
    [damage ? 'damage' : '', healing ? 'healing' : '', poison ? 'poison' : ''].filter(Boolean).join('-') || 'nothing'
  );
}

export function playerMoves(delta: Cell, to: Cell): GameEvent {
  const stays = delta[0] === 0 && delta[1] === 0;
  return { key: stays ? 'slug.log.player-stays' : 'slug.log.player-moves', args: place(to) };
}

export function playerPicksUp(weapon: Weapon, former: Weapon | null): GameEvent {
  return former
    ? { key: 'slug.log.swaps-weapon', args: { weapon: weapon.getName(), former: former.getName() } }
    : { key: 'slug.log.picks-up', args: { weapon: weapon.getName() } };
}

export function playerHits(slug: Slug, position: Cell, effect: Effect): GameEvent {
  const args = { slug: slug.getName(), ...place(position), ...amounts(effect), health: slug.getHealth() };
  return { key: `slug.log.player-hits.${effectWord(effect)}`, args };
}

export function slugHits(slug: Entity, position: Cell, effect: Effect): GameEvent {
  return {
    key: `slug.log.slug-hits.${effectWord(effect)}`,
    args: { slug: slug.getName(), ...place(position), ...amounts(effect) },
  };
}

export function playerPoisoned(amount: number): GameEvent {
  return { key: 'slug.log.player-poisoned', args: { amount } };
}

export function slugPoisoned(slug: Slug, position: Cell, amount: number): GameEvent {
  return { key: 'slug.log.slug-poisoned', args: { slug: slug.getName(), ...place(position), amount } };
}

export function slugDies(slug: Slug, position: Cell): GameEvent {
  const args = { slug: slug.getName(), ...place(position), weapon: slug.getWeapon()?.getName() ?? '' };
  return { key: args.weapon ? 'slug.log.slug-dies' : 'slug.log.slug-dies-unarmed', args };
}

export function slugMoves(slug: Slug, from: Cell, to: Cell): GameEvent {
  return {
    key: 'slug.log.slug-moves',
    args: { slug: slug.getName(), ...place(to), fromRow: from[0], fromColumn: from[1] },
  };
}
