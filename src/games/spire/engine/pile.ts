import type { Card } from './card';

/** Puts all cards of a pile behind those of another, in place and in order. */
export function moveAll(from: Card[], to: Card[]): void {
  for (const card of from) to.push(card);
  shorten(from, 0);
}

/** Takes the card at a place out of a pile, in place; the others keep their order. */
export function removeAt(cards: Card[], place: number): void {
  let kept = place;
  for (let next = place + 1; next < cards.length; next++) {
    const card = cards[next];
    if (card) cards[kept++] = card;
  }
  shorten(cards, kept);
}

/** Drops the cards from a place on. Unlike a new `length` this keeps the pile's memory for the turns to come. */
export function shorten(cards: Card[], length: number): void {
  while (cards.length > length) cards.pop();
}
