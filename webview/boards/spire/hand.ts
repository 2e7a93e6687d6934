const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The place in the hand, from 0, that a key stands for: 1 to 9, and 0 for the tenth card. `null` for another key. */
export function placeOfKey(key: string): number | null {
  return /^[0-9]$/.test(key) ? (Number(key) + 9) % 10 : null;
}

/** The key of a place in the hand; none beyond the tenth. */
export function keyOfPlace(place: number): string {
  return place < 10 ? String((place + 1) % 10) : '';
}

/**
 * Where an arrow key leads from a place in a list that closes in itself; `null` for another key, and in an empty list. From nowhere, -1, it
 * leads to the first place.
 */
export function placeAfterArrow(key: string, place: number, count: number): number | null {
  const by = ARROWS[key];
  if (by === undefined || count === 0) return null;
  return place < 0 ? 0 : (place + by + count) % count;
}

/** The place that gets the focus when the card of a place is gone: the one that took it, or the last; `null` in an empty hand. */
export function placeAfterPlay(place: number, count: number): number | null {
  return count === 0 ? null : Math.min(place, count - 1);
}
