/** A repair of many places at once is offered for no more places than this, so that asking for repairs stays quick in any file. */
const MAX_EDITS = 10000;

/** The items of a list that may be very long, or `null` when they are too many for one repair. */
export function itemsForOneRepair<Item>(items: Iterable<Item>): Item[] | null {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length === MAX_EDITS) return null;
    found.push(item);
  }
  return found;
}
