import type { Card } from '../engine/card';
import type { GameLoop } from '../engine/gameLoop';

/** Targets below this have their move lines kept, so that a simulation does not make the same few lines again and again. */
const MAX_KEPT = 64;

/** The kept lines by card; the line without a target at 0, for a monster at its ID + 1. */
const LINES = new Map<string, string[]>();

/**
 * The moves that do something, as move lines: each card that can be paid for, once a name, on each living monster when it needs one, in the order
 * of the hand; `end turn` last. None after the end. A simulation may give the same list to be filled again and again.
 */
export function legalMoves(loop: GameLoop, moves: string[] = []): string[] {
  while (moves.length > 0) moves.pop();
  if (loop.getStatus() !== 'playing') return moves;
  const player = loop.getPlayer();
  const monsters = loop.getEncounter().getMonsters();
  const hand = player.getHand();
  for (let place = 0; place < hand.length; place++) {
    const card = hand[place];
    if (!card || card.getEnergyCost() > player.getEnergy() || !isFirstOfName(hand, place)) continue;
    if (!card.requiresTarget()) moves.push(lineOfPlay(card.getName(), null));
    else for (const monster of monsters) moves.push(lineOfPlay(card.getName(), monster.getId()));
  }
  moves.push('end turn');
  return moves;
}

/** The move line that plays the card of a name, on the monster of an ID or without a target. */
export function lineOfPlay(card: string, target: number | null): string {
  const place = target === null ? 0 : target + 1;
  if (place > MAX_KEPT) return lineOf(card, target);
  let lines = LINES.get(card);
  if (!lines) LINES.set(card, (lines = []));
  return (lines[place] ??= lineOf(card, target));
}

function isFirstOfName(hand: readonly Card[], place: number): boolean {
  const name = hand[place]?.getName();
  for (let before = 0; before < place; before++) if (hand[before]?.getName() === name) return false;
  return true;
}

function lineOf(card: string, target: number | null): string {
  return target === null ? `play ${card}` : `play ${card} ${target}`;
}
