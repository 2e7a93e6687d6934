import type { Card } from '../engine/card';
import { CARDS } from '../engine/cards';
import type { Entity } from '../engine/entity';
import type { GameLoop } from '../engine/gameLoop';

/** A letter for each card, so that keys stay short. */
const LETTERS = new Map(CARDS.map((card, index) => [card.getName(), String.fromCharCode(97 + index)]));

/**
 * What decides how a game can go on, as a short text: equal for two games of one start exactly when the same moves do the same from here. The
 * generator counts by how many words were drawn from it. How many turns it took and what the last move printed are no part of the key; nor is
 * what a monster's ID and the file tell, its type and its maximum.
 */
export function stateKey(loop: GameLoop): string {
  const status = loop.getStatus();
  if (status !== 'playing') return status;
  const player = loop.getPlayer();
  const parts: (string | number)[] = [
    loop.getEncounterIndex(),
    loop.getContext().random.position,
    player.getEnergy(),
    lettersOf(player.getHand()),
    lettersOf(player.getDeck()),
    lettersOf(player.getDiscarded()),
  ];
  pushValues(parts, player);
  for (const monster of loop.getEncounter().getMonsters()) {
    // The coming damage tells the bite of a Louse, and how often a Cultist has acted.
    parts.push(`m${monster.getId()}`, monster.plan().damage);
    pushValues(parts, monster);
  }
  return parts.join();
}

function pushValues(parts: (string | number)[], entity: Entity): void {
  parts.push(entity.getHp(), entity.getBlock(), entity.getStrength(), entity.getWeak(), entity.getVulnerable());
}

function lettersOf(cards: readonly Card[]): string {
  return cards.map((card) => LETTERS.get(card.getName()) ?? '').join('');
}
