import type { GameEvent } from '../../game';
import type { Card } from './card';
import type { Monster } from './monster';
import type { Player } from './player';

/** Why a play does nothing; each is a text `spire.log.refused.REASON`. */
export type Refusal =
  | { readonly reason: 'malformed' | 'not-your-turn' }
  | { readonly reason: 'unknown-card' | 'not-in-hand' | 'needs-target'; readonly card: string }
  | { readonly reason: 'no-such-monster'; readonly id: number }
  | { readonly reason: 'no-energy'; readonly card: string; readonly cost: number; readonly energy: number };

/** What the log of a turn can say; the texts stand in `l10n/` under these keys. */
const named = (monster: Monster) => ({ monster: monster.getName(), id: monster.getId() });
const listOf = (cards: readonly Card[]) => cards.map((card) => card.getName()).join(', ');

export function encounterStarts(number: number, total: number, monsters: number): GameEvent {
  return { key: 'spire.log.encounter-starts', args: { number, total, count: monsters } };
}

export function playerDraws(player: Player): GameEvent {
  const hand = player.getHand();
  return { key: 'spire.log.draws', args: { count: hand.length, cards: listOf(hand) } };
}

export function playerPlays(card: Card, target: Monster | null): GameEvent {
  const args = { card: card.getName() };
  return target ? { key: 'spire.log.plays-on', args: { ...args, ...named(target) } } : { key: 'spire.log.plays', args };
}

export function playRefused({ reason, ...args }: Refusal): GameEvent {
  return { key: `spire.log.refused.${reason}`, args };
}

export function playerGainsBlock(player: Player, amount: number): GameEvent {
  return { key: 'spire.log.gains-block', args: { amount, block: player.getBlock() } };
}

export function playerGainsStrength(player: Player, amount: number): GameEvent {
  return { key: 'spire.log.gains-strength', args: { amount, strength: player.getStrength() } };
}

export function monsterWeakened(monster: Monster, amount: number): GameEvent {
  return { key: 'spire.log.monster-weakened', args: { ...named(monster), amount, weak: monster.getWeak() } };
}

export function monsterMadeVulnerable(monster: Monster, amount: number): GameEvent {
  const args = { ...named(monster), amount, vulnerable: monster.getVulnerable() };
  return { key: 'spire.log.monster-made-vulnerable', args };
}

/** `before` is the monster's hit points before the hit. */
export function monsterHit(monster: Monster, damage: number, before: number): GameEvent {
  const lost = before - monster.getHp();
  return { key: 'spire.log.monster-hit', args: { ...named(monster), damage, lost, hp: monster.getHp() } };
}

export function monsterDefeated(monster: Monster): GameEvent {
  return { key: 'spire.log.monster-defeated', args: named(monster) };
}

export function turnEnds(): GameEvent {
  return { key: 'spire.log.turn-ends' };
}

/** `before` is the player's hit points before the attack; damage 0 is no attack. */
export function monsterAttacks(monster: Monster, player: Player, damage: number, before: number): GameEvent {
  if (damage === 0) return { key: 'spire.log.monster-waits', args: named(monster) };
  const lost = before - player.getHp();
  return { key: 'spire.log.monster-attacks', args: { ...named(monster), damage, lost, hp: player.getHp() } };
}

export function monsterGainsBlock(monster: Monster, amount: number): GameEvent {
  return { key: 'spire.log.monster-gains-block', args: { ...named(monster), amount } };
}

export function playerWeakened(monster: Monster, amount: number): GameEvent {
  return { key: 'spire.log.player-weakened', args: { ...named(monster), amount } };
}

export function pileInspected(pile: 'deck' | 'discard', cards: readonly Card[]): GameEvent {
  if (cards.length === 0) return { key: `spire.log.${pile}-empty` };
  return { key: `spire.log.${pile}`, args: { count: cards.length, cards: listOf(cards) } };
}

export function cardDescribed(card: Card): GameEvent {
  const args = { card: card.getName(), cost: card.getEnergyCost(), description: card.getDescription() };
  return { key: 'spire.log.describes', args };
}

export function encounterWon(): GameEvent {
  return { key: 'spire.log.encounter-won' };
}

export function gameWon(): GameEvent {
  return { key: 'spire.log.game-won' };
}

export function gameLost(): GameEvent {
  return { key: 'spire.log.game-lost' };
}
