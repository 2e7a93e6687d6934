import { excerpt } from '../../../core/excerpt';
import type { EventSink } from '../../events';
import type { Card } from './card';
import type { Monster } from './monster';
import type { Player } from './player';

/** Every kind of event of a turn. */
export const SPIRE_EVENT_KINDS = [
  'encounter-starts',
  'player-draws',
  'card-played',
  'play-refused',
  'player-gains-block',
  'player-gains-strength',
  'monster-weakened',
  'monster-made-vulnerable',
  'monster-hit',
  'monster-defeated',
  'turn-ends',
  'monster-waits',
  'monster-attacks',
  'monster-gains-block',
  'monster-weakens-player',
  'pile-inspected',
  'card-described',
  'encounter-won',
  'game-won',
  'game-lost',
] as const;

/** Where a game tells what happens. */
export type SpireEvents = EventSink<(typeof SPIRE_EVENT_KINDS)[number]>;

/** The name of the player in events. */
const PLAYER_ACTOR = 'player';

/** Why a play does nothing. */
export type Refusal =
  | { readonly reason: 'malformed' | 'not-your-turn' }
  | { readonly reason: 'unknown-card' | 'not-in-hand' | 'needs-target'; readonly card: string }
  | { readonly reason: 'no-such-monster'; readonly id: number }
  | { readonly reason: 'no-energy'; readonly card: string; readonly cost: number; readonly energy: number };

/** Cards are played on no board. */
const NOWHERE = [] as const;

const nameOf = (monster: Monster): string => `monster ${monster.getId()}`;
const kindAndId = (monster: Monster) => ({ monster: monster.getName(), id: monster.getId() });
const NO_MONSTER = { monster: '', id: '' };
const listOf = (cards: readonly Card[]) => cards.map((card) => card.getName()).join(', ');

/** Encounter `number`, from 1, of `total` begins with so many monsters. */
export function encounterStarts(log: SpireEvents, number: number, total: number, monsters: number): void {
  log.add('encounter-starts', null, NOWHERE, { number, total, count: monsters });
}

/** The player has drawn a new hand. */
export function playerDraws(log: SpireEvents, player: Player): void {
  const hand = player.getHand();
  log.add('player-draws', PLAYER_ACTOR, NOWHERE, { count: hand.length, cards: listOf(hand) });
}

/** The player has played a card, on a monster where it needs one. */
export function cardPlayed(log: SpireEvents, card: Card, target: Monster | null): void {
  const on = target ? kindAndId(target) : NO_MONSTER;
  log.add('card-played', PLAYER_ACTOR, NOWHERE, { card: card.getName(), targeted: target ? 'yes' : 'no', ...on });
}

/** The name of a card may be anything that the user typed. */
export function playRefused(log: SpireEvents, refusal: Refusal): void {
  const card = 'card' in refusal ? excerpt(refusal.card) : '';
  log.add('play-refused', PLAYER_ACTOR, NOWHERE, { id: '', cost: 0, energy: 0, ...refusal, card });
}

/** The player has gained block. */
export function playerGainsBlock(log: SpireEvents, player: Player, amount: number): void {
  log.add('player-gains-block', PLAYER_ACTOR, NOWHERE, { amount, block: player.getBlock() });
}

/** The player has gained strength. */
export function playerGainsStrength(log: SpireEvents, player: Player, amount: number): void {
  log.add('player-gains-strength', PLAYER_ACTOR, NOWHERE, { amount, strength: player.getStrength() });
}

/** A monster has become weaker. */
export function monsterWeakened(log: SpireEvents, monster: Monster, amount: number): void {
  const args = { ...kindAndId(monster), amount, weak: monster.getWeak() };
  log.add('monster-weakened', nameOf(monster), NOWHERE, args);
}

/** A monster has become more vulnerable. */
export function monsterMadeVulnerable(log: SpireEvents, monster: Monster, amount: number): void {
  const args = { ...kindAndId(monster), amount, vulnerable: monster.getVulnerable() };
  log.add('monster-made-vulnerable', nameOf(monster), NOWHERE, args);
}

/** `before` is the monster's hit points before the hit. */
export function monsterHit(log: SpireEvents, monster: Monster, damage: number, before: number): void {
  const args = { ...kindAndId(monster), damage, lost: before - monster.getHp(), hp: monster.getHp() };
  log.add('monster-hit', nameOf(monster), NOWHERE, args);
}

/** A monster has no hit points left. */
export function monsterDefeated(log: SpireEvents, monster: Monster): void {
  log.add('monster-defeated', nameOf(monster), NOWHERE, kindAndId(monster));
}

/** The player’s turn is over. */
export function turnEnds(log: SpireEvents): void {
  log.add('turn-ends', PLAYER_ACTOR, NOWHERE);
}

/** `before` is the player's hit points before the attack; damage 0 is no attack. */
export function monsterAttacks(
  log: SpireEvents,
  monster: Monster,
  player: Player,
  damage: number,
  before: number,
): void {
  if (damage === 0) return log.add('monster-waits', nameOf(monster), NOWHERE, kindAndId(monster));
  const args = { ...kindAndId(monster), damage, lost: before - player.getHp(), hp: player.getHp() };
  log.add('monster-attacks', nameOf(monster), NOWHERE, args);
}

/** A monster has gained block. */
export function monsterGainsBlock(log: SpireEvents, monster: Monster, amount: number): void {
  log.add('monster-gains-block', nameOf(monster), NOWHERE, { ...kindAndId(monster), amount });
}

/** A monster has made the player weaker. */
export function monsterWeakensPlayer(log: SpireEvents, monster: Monster, amount: number): void {
  log.add('monster-weakens-player', nameOf(monster), NOWHERE, { ...kindAndId(monster), amount });
}

/** The player has looked at a pile. */
export function pileInspected(log: SpireEvents, pile: 'deck' | 'discard', cards: readonly Card[]): void {
  const shown = cards.length === 0 ? `empty-${pile}` : pile;
  log.add('pile-inspected', PLAYER_ACTOR, NOWHERE, { shown, count: cards.length, cards: listOf(cards) });
}

/** The player has asked what a card does. */
export function cardDescribed(log: SpireEvents, card: Card): void {
  const args = { card: card.getName(), cost: card.getEnergyCost(), description: card.getDescription() };
  log.add('card-described', PLAYER_ACTOR, NOWHERE, args);
}

/** The last monster of an encounter is defeated. */
export function encounterWon(log: SpireEvents): void {
  log.add('encounter-won', null, NOWHERE);
}

/** The last encounter is won. */
export function gameWon(log: SpireEvents): void {
  log.add('game-won', null, NOWHERE);
}

/** The player has no hit points left. */
export function gameLost(log: SpireEvents): void {
  log.add('game-lost', null, NOWHERE);
}
