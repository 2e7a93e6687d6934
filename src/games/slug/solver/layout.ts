/** How a slug, or a weapon that one has dropped, is packed into a slot of a word: kind, health, poison and cell. */
export const KIND_MASK = 3;
export const HEALTH_SHIFT = 2;
export const POISON_SHIFT = 6;
export const CELL_SHIFT = 10;
/** The mask of health and of poison. */
export const VALUE_MASK = 15;

/** The bits of the player’s weapon, and of whether slugs move in the coming turn, above the player’s cell. */
const WEAPON_BITS = 2;
const MOBILE_BITS = 1;
const WORD_BITS = 32;

/**
 * Where the parts of a state stand in the 32-bit words of its key. Word 0 begins with the player; a bit for each weapon that lay on the floor at the
 * start follows, in word 0 where they fit; then come the slots.
 */
export interface Layout {
  readonly cellMask: number;
  readonly weaponShift: number;
  readonly mobileShift: number;
  /** The bit of the first weapon on the floor, counted over all words. */
  readonly itemStart: number;
  /** How many words the player and the weapons on the floor take. */
  readonly headWords: number;
  readonly slotBits: number;
  readonly slotMask: number;
  readonly slotsPerWord: number;
  readonly words: number;
}

/** The layout for so many cells (2^22 at most), weapons on the floor, and slugs. */
export function layOut(cells: number, items: number, slugs: number): Layout {
  const cellBits = WORD_BITS - Math.clz32(cells - 1);
  const playerBits = cellBits + WEAPON_BITS + MOBILE_BITS;
  const itemStart = playerBits + items <= WORD_BITS ? playerBits : WORD_BITS;
  const headWords = Math.max(1, Math.ceil((itemStart + items) / WORD_BITS));
  const slotBits = Math.min(WORD_BITS, CELL_SHIFT + cellBits);
  const slotsPerWord = Math.floor(WORD_BITS / slotBits);
  return {
    cellMask: 2 ** cellBits - 1,
    weaponShift: cellBits,
    mobileShift: cellBits + WEAPON_BITS,
    itemStart,
    headWords,
    slotBits,
    slotMask: slotBits === WORD_BITS ? -1 : 2 ** slotBits - 1,
    slotsPerWord,
    words: headWords + Math.ceil(slugs / slotsPerWord),
  };
}
