/** A seed: an integer of any size and sign. Text is read as decimal digits, with a sign or without. */
export type Seed = bigint | number | string;

const SIZE = 624;
const SHIFT = 397;
const TWO_TO_32 = 4294967296;
const SMALLEST_SAMPLE_SET = 21;
const DECIMAL = /^[+-]?[0-9]+$/;

/** The state that every seed is mixed into: CPython's `init_genrand(19650218)`. */
const UNSEEDED = initGenrand(19650218);

/**
 * CPython's `random.Random`, draw for draw: the Mersenne Twister MT19937, and the draws on top of it that the games need. The same seed gives
 * the same numbers as there. A wrong argument is a RangeError and draws nothing. `docs/random.md`
 */
export class Random {
  private readonly state: Int32Array;
  private index: number;
  /** How often the words of the state were renewed. */
  private renewals: number;

  /** Seeded (-42 seeds like 42; a RangeError for a seed that isn't an integer), or continuing from where another generator is. */
  constructor(seed: Seed | Random) {
    if (seed instanceof Random) {
      this.state = seed.state.slice();
      this.index = seed.index;
      this.renewals = seed.renewals;
    } else {
      this.state = UNSEEDED.slice();
      this.index = SIZE;
      this.renewals = 0;
      initByArray(this.state, seedWords(seed));
    }
  }

  /** A generator that continues from here on its own. */
  copy(): Random {
    return new Random(this);
  }

  /** How many words were drawn so far: two generators of one seed go on alike exactly when it is the same. */
  get position(): number {
    return (this.renewals - 1) * SIZE + this.index;
  }

  /** 32 random bits, as a number from 0: CPython's `genrand_uint32`. */
  word(): number {
    if (this.index === SIZE) this.renew();
    let y = this.state[this.index++] ?? 0;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  /** `k` random bits, 1 to 32, from one word: its uppermost. */
  getrandbits(k: number): number {
    if (!(k >= 1 && k <= 32)) throw new RangeError(`getrandbits(${k})`);
    return this.word() >>> (32 - k);
  }

  /** `k` random bits, 1 or more, from as many words as they need, the least significant first. */
  getrandbitsBig(k: number): bigint {
    if (!Number.isSafeInteger(k) || k < 1) throw new RangeError(`getrandbitsBig(${k})`);
    let bits = 0n;
    for (let done = 0; done < k; done += 32) {
      bits |= BigInt(this.getrandbits(Math.min(32, k - done))) << BigInt(done);
    }
    return bits;
  }

  /** A number from 0 to below 1, with 53 random bits from two words. */
  random(): number {
    const upper = this.word() >>> 5;
    return (upper * 67108864 + (this.word() >>> 6)) / 9007199254740992;
  }

  /** A whole number from 0 to below `n`, which is 1 to 2^53 - 1: `_randbelow_with_getrandbits`. It draws again while the bits are too large, so even `n` = 1 draws. */
  randbelow(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`randbelow(${n})`);
    if (n >= TWO_TO_32) return this.randbelowWide(n);
    const unused = Math.clz32(n);
    let value = this.word() >>> unused;
    while (value >= n) value = this.word() >>> unused;
    return value;
  }

  /**
   * One of `start`, `start + step`, ... below `stop` (above it, with a negative step); with one argument, from 0 to below it. A RangeError
   * when there is none.
   */
  randrange(start: number, stop?: number, step = 1): number {
    if (stop === undefined) return this.randbelow(start);
    return start + step * this.randbelow(Math.ceil((stop - start) / step));
  }

  /** A whole number from `a` to `b`, both included. */
  randint(a: number, b: number): number {
    return this.randrange(a, b + 1);
  }

  /** One item of the list; a RangeError when it is empty. A list of one item draws as well. */
  choice<T>(list: readonly T[]): T {
    return itemOf(list, this.randbelow(list.length));
  }

  /** `k` items from different places of the list, in the order in which they were drawn; a RangeError when there are fewer. */
  sample<T>(list: readonly T[], k: number): T[] {
    const n = list.length;
    if (!Number.isSafeInteger(k) || k < 0 || k > n) throw new RangeError(`sample(${k}) of ${n}`);
    return n <= largestPool(k) ? this.sampleFromPool([...list], k) : this.sampleBySet(list, k);
  }

  /** Shuffles the list in place (Fisher–Yates, from the end, as CPython does). */
  shuffle<T>(list: T[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.randbelow(i + 1);
      const item = itemOf(list, i);
      list[i] = itemOf(list, j);
      list[j] = item;
    }
  }

  private randbelowWide(n: number): number {
    const unused = Math.clz32(Math.floor(n / TWO_TO_32));
    for (;;) {
      const lower = this.word();
      const value = (this.word() >>> unused) * TWO_TO_32 + lower;
      if (value < n) return value;
    }
  }

  /** Selection by a pool: each drawn item is replaced by the last one that was not drawn. */
  private sampleFromPool<T>(pool: T[], k: number): T[] {
    const drawn: T[] = [];
    for (let left = pool.length; drawn.length < k; left--) {
      const j = this.randbelow(left);
      drawn.push(itemOf(pool, j));
      pool[j] = itemOf(pool, left - 1);
    }
    return drawn;
  }

  /** Selection by a set of indices, for a few items out of many. */
  private sampleBySet<T>(list: readonly T[], k: number): T[] {
    const places = new Set<number>();
    while (places.size < k) places.add(this.randbelow(list.length));
    return [...places].map((place) => itemOf(list, place));
  }

  /** Generates the next 624 words: the twist. */
  private renew(): void {
    const mt = this.state;
    for (let k = 0; k < SIZE - SHIFT; k++) twist(mt, k, k + 1, k + SHIFT);
    for (let k = SIZE - SHIFT; k < SIZE - 1; k++) twist(mt, k, k + 1, k + SHIFT - SIZE);
    twist(mt, SIZE - 1, 0, SHIFT - 1);
    this.index = 0;
    this.renewals++;
  }
}

function twist(mt: Int32Array, k: number, next: number, far: number): void {
  const low = mt[next] ?? 0;
  const y = ((mt[k] ?? 0) & 0x80000000) | (low & 0x7fffffff);
  mt[k] = (mt[far] ?? 0) ^ (y >>> 1) ^ (-(low & 1) & 0x9908b0df);
}

/** Fills a state from one word: `init_genrand`. */
function initGenrand(word: number): Int32Array {
  const mt = new Int32Array(SIZE);
  let previous = word;
  mt[0] = previous;
  for (let i = 1; i < SIZE; i++) {
    previous = (Math.imul(1812433253, previous ^ (previous >>> 30)) + i) | 0;
    mt[i] = previous;
  }
  return mt;
}

/** Mixes the words of a seed into a state in two rounds: `init_by_array`. */
function initByArray(mt: Int32Array, key: readonly number[]): void {
  let previous = mt[0] ?? 0;
  let i = 1;
  let j = 0;
  for (let left = Math.max(SIZE, key.length); left > 0; left--) {
    previous = ((mt[i] ?? 0) ^ Math.imul(previous ^ (previous >>> 30), 1664525)) + (key[j] ?? 0) + j;
    previous |= 0;
    mt[i] = previous;
    if (++i === SIZE) {
      mt[0] = previous;
      i = 1;
    }
    if (++j === key.length) j = 0;
  }
  for (let left = SIZE - 1; left > 0; left--) {
    previous = ((mt[i] ?? 0) ^ Math.imul(previous ^ (previous >>> 30), 1566083941)) - i;
    previous |= 0;
    mt[i] = previous;
    if (++i === SIZE) {
      mt[0] = previous;
      i = 1;
    }
  }
  mt[0] = 0x80000000 | 0;
}

/** The absolute value of a seed in 32-bit words (as numbers, signed or not), least significant first. */
function seedWords(seed: Seed): number[] {
  if (typeof seed === 'number') {
    if (!Number.isSafeInteger(seed)) throw new RangeError(`seed ${seed}`);
    const size = Math.abs(seed);
    return size < TWO_TO_32 ? [size | 0] : [size | 0, Math.floor(size / TWO_TO_32)];
  }
  if (typeof seed === 'string') {
    if (!DECIMAL.test(seed)) throw new RangeError(`seed ${seed}`);
    return seedWords(seed.length < 16 ? Number(seed) : BigInt(seed));
  }
  const digits = (seed < 0n ? -seed : seed).toString(16);
  const words: number[] = [];
  for (let end = digits.length; end > 0; end -= 8)
    words.push(parseInt(digits.slice(Math.max(0, end - 8), end), 16) | 0);
  return words;
}

/** The longest list from which `k` items are drawn with a pool; CPython's `setsize`. */
function largestPool(k: number): number {
  let extra = 0;
  if (k > 5) for (extra = 1; extra < 3 * k;) extra *= 4;
  return SMALLEST_SAMPLE_SET + extra;
}

/** An item that is known to be there. */
function itemOf<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}
