/** What a state takes besides its key: the player’s lost health and poison, and the state before it with the direction from there. */
const VITALS = 2;
const EXTRA_WORDS = VITALS + 1;

/** How many directions there can be: the link to the state before is its number times this, plus the direction. */
const DIRECTIONS = 8;

const EMPTY = new Int32Array(0);

/** The links have 32 bits. */
export const MOST_STATES = 2 ** 32 / DIRECTIONS - 1;

/** How many words a block of memory holds at most, and one state at least. Blocks are never copied. */
const BLOCK_WORDS = 2 ** 17;

/** The table of places has at least so many times as many places as there are states. */
const SPREAD = 1.5;

const FIRST_TABLE_SIZE = 2 ** 13;

const WORD_BYTES = 4;

/**
 * The states that a search has come across, numbered from 0 in the order in which they came: their words in blocks of memory, and a table of open
 * addresses that doubles as it fills, in which a state is found by its key.
 */
export class StateStore {
  size = 0;
  private readonly blocks: Int32Array[] = [];
  /** How many words a state takes. */
  private readonly stride: number;
  /** A block holds two to the power of this many states. */
  private readonly shift: number;
  private readonly inBlock: number;
  private table = new Int32Array(FIRST_TABLE_SIZE).fill(-1);
  /** The free place in the table at which the last search ended. */
  private free = 0;

  /** For keys of so many words. `isExact` tells states apart by every difference in lost health and poison; else the better one stands for both. */
  constructor(
    private readonly keyWords: number,
    private readonly isExact: boolean,
    private readonly most: number,
  ) {
    this.stride = keyWords + EXTRA_WORDS;
    this.shift = Math.max(0, Math.floor(Math.log2(BLOCK_WORDS / this.stride)));
    this.inBlock = 2 ** this.shift - 1;
  }

  get isFull(): boolean {
    return this.size >= this.most;
  }

  /** How many more bytes the next state needs; 0 while there is room. */
  get growth(): number {
    const block = this.isBlockFull ? this.blockWords : 0;
    return WORD_BYTES * (block + (this.isTableFull ? 2 * this.table.length : 0));
  }

  /** The block that holds a state, and where in it its key begins. */
  blockOf(state: number): Int32Array {
    return this.blocks[state >>> this.shift] ?? EMPTY;
  }

  placeOf(state: number): number {
    return (state & this.inBlock) * this.stride;
  }

  /** The number of the state that is this one, or as good; -1 for none, and then `add` adds this one. */
  find(key: Int32Array, lostHealth: number, poison: number): number {
    const { blocks, table, keyWords, stride, isExact, shift, inBlock } = this;
    const mask = table.length - 1;
    let at = hashOf(key, 0, keyWords);
    if (isExact) at = mix(mix(at, lostHealth), poison);
    for (at = spread(at) & mask; ; at = (at + 1) & mask) {
      const state = table[at] ?? -1;
      if (state < 0) {
        this.free = at;
        return -1;
      }
      const block = blocks[state >>> shift] ?? EMPTY;
      const base = (state & inBlock) * stride;
      let word = 0;
      while (word < keyWords && block[base + word] === key[word]) word++;
      if (word < keyWords) continue;
      const lost = (block[base + keyWords] ?? 0) >>> 0;
      const poisoned = (block[base + keyWords + 1] ?? 0) >>> 0;
      if (isExact ? lost === lostHealth && poisoned === poison : lost <= lostHealth && poisoned <= poison) return state;
    }
  }

  /** Makes room for the next state; `false` when there is no memory for it. Look for it afterwards. */
  reserve(): boolean {
    try {
      if (this.isBlockFull) this.blocks.push(new Int32Array(this.blockWords));
      if (this.isTableFull) this.growTable();
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  /** Adds the state that was looked for last, and was not found; there must be room. `before` is the one before it, and the direction that led on. */
  add(key: Int32Array, lostHealth: number, poison: number, before: number, direction: number): void {
    const block = this.blockOf(this.size);
    const base = this.placeOf(this.size);
    block.set(key, base);
    block[base + this.keyWords] = lostHealth;
    block[base + this.keyWords + 1] = poison;
    block[base + this.keyWords + VITALS] = before * DIRECTIONS + direction;
    this.table[this.free] = this.size++;
  }

  lostHealthOf(state: number): number {
    return this.valueOf(state, 0);
  }

  poisonOf(state: number): number {
    return this.valueOf(state, 1);
  }

  /** The directions from state 0 to a state. */
  wayTo(state: number): number[] {
    const way: number[] = [];
    for (let at = state; at > 0;) {
      const link = this.valueOf(at, VITALS);
      way.push(link % DIRECTIONS);
      at = Math.floor(link / DIRECTIONS);
    }
    return way.reverse();
  }

  private get blockWords(): number {
    return (this.inBlock + 1) * this.stride;
  }

  private get isBlockFull(): boolean {
    return this.size === this.blocks.length * (this.inBlock + 1);
  }

  private get isTableFull(): boolean {
    return (this.size + 1) * SPREAD > this.table.length;
  }

  private valueOf(state: number, value: number): number {
    return (this.blockOf(state)[this.placeOf(state) + this.keyWords + value] ?? 0) >>> 0;
  }

  private growTable(): void {
    const table = new Int32Array(2 * this.table.length).fill(-1);
    const mask = table.length - 1;
    for (let state = 0; state < this.size; state++) {
      let hash = hashOf(this.blockOf(state), this.placeOf(state), this.keyWords);
      if (this.isExact) hash = mix(mix(hash, this.lostHealthOf(state)), this.poisonOf(state));
      let at = spread(hash) & mask;
      while ((table[at] ?? -1) >= 0) at = (at + 1) & mask;
      table[at] = state;
    }
    this.table = table;
  }
}

function hashOf(words: Int32Array, at: number, count: number): number {
  let hash = 0;
  for (let i = 0; i < count; i++) hash = mix(hash, words[at + i] ?? 0);
  return hash;
}

/** A step of MurmurHash3, and its end. */
function mix(hash: number, word: number): number {
  let bits = Math.imul(word, 0xcc9e2d51);
  bits = (bits << 15) | (bits >>> 17);
  let mixed = hash ^ Math.imul(bits, 0x1b873593);
  mixed = (mixed << 13) | (mixed >>> 19);
  return (Math.imul(mixed, 5) + 0xe6546b64) | 0;
}

function spread(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
