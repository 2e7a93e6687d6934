import type { Random } from '../../../core/random';
import { LOUSE_DAMAGE } from '../facts/monsters';
import { Card } from './card';
import { moveAll, shorten } from './pile';

/** How many cards a turn begins with. */
const HAND_SIZE = 5;

/** Stands in a place whose card was taken. */
const TAKEN = new Card();

/** `PLACES[n]` lists the places 0 to n - 1. */
const PLACES: number[][] = [];

/** The damage of a new Louse: one draw. `docs/games/spire.md#chance` */
export function randomLouseAmount(random: Random): number {
  return random.randint(LOUSE_DAMAGE.least, LOUSE_DAMAGE.most);
}

/**
 * Takes `amount` cards out of `cards`, in place, and gives them in the order in which they were drawn; those left keep their order. One sample.
 * A RangeError when there are fewer, with nothing changed.
 */
export function selectCards(random: Random, cards: Card[], amount: number): Card[] {
  const places = random.sample(placesUpTo(cards.length), amount);
  const selected: Card[] = [];
  for (const place of places) {
    selected.push(cards[place] ?? TAKEN);
    cards[place] = TAKEN;
  }
  let kept = 0;
  for (const card of cards) if (card !== TAKEN) cards[kept++] = card;
  shorten(cards, kept);
  return selected;
}

/**
 * Deals a new hand, in place: a deck of fewer than five cards goes to the hand as it is and the discard pile becomes the deck, then the
 * missing cards are selected. Nothing is shuffled. A RangeError when too few cards are left. `docs/games/spire.md#drawing-cards`
 */
export function drawCards(random: Random, deck: Card[], hand: Card[], discarded: Card[]): void {
  shorten(hand, 0);
  if (deck.length < HAND_SIZE) {
    moveAll(deck, hand);
    moveAll(discarded, deck);
  }
  for (const card of selectCards(random, deck, HAND_SIZE - hand.length)) hand.push(card);
}

function placesUpTo(count: number): readonly number[] {
  return (PLACES[count] ??= Array.from({ length: count }, (_, place) => place));
}
