import { expect } from 'chai';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Random, type Seed } from '../../src/core/random';
import { propertyOptions } from '../support/property';
import { ROOT } from '../support/shared';

const FFLR = ['F', 'F', 'L', 'R'];

interface Vector {
  readonly type: string;
  readonly seed: string;
  readonly getrandbits32: readonly number[];
  readonly random: readonly string[];
  readonly randrange_1_7: readonly number[];
  readonly randrange_0_4: readonly number[];
  readonly choice_FFLR: string;
  readonly randint_6_10: readonly number[];
  readonly mixed: readonly (number | string)[];
  readonly word_700: number;
  readonly getrandbits: Readonly<Record<string, readonly (number | string)[]>>;
  readonly randrange_1000: readonly number[];
  readonly randrange_5_50_5: readonly number[];
  readonly choice_of_1_then_word: readonly number[];
  readonly shuffle_15?: readonly number[];
}

/** The recorded numbers of CPython; integers too large for a number come as text. */
function readVectors(): Vector[] {
  const json = readFileSync(path.join(ROOT, 'test/golden/cpython_random/vectors.json'), 'utf8');
  return JSON.parse(json.replace(/([[,])(\d{16,})(?=[,\]])/g, '$1"$2"')) as Vector[];
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const times = <T>(n: number, draw: () => T): T[] => range(n).map(draw);

describe("CPython's recorded random numbers", () => {
  const vectors = readVectors().filter(({ type }) => type === 'int');

  it('are there for twenty seeds and more', () => {
    expect(vectors.length).to.be.at.least(20);
  });

  for (const vector of vectors) {
    it(`are ours for the seed ${vector.seed}`, () => {
      const seeded = () => new Random(vector.seed);
      let r = seeded();
      expect(times(8, () => r.getrandbits(32))).to.deep.equal(vector.getrandbits32);
      r = seeded();
      expect(times(5, () => String(r.random()))).to.deep.equal(vector.random);
      r = seeded();
      expect(times(40, () => r.randrange(1, 7))).to.deep.equal(vector.randrange_1_7);
      r = seeded();
      expect(times(40, () => r.randrange(0, 4))).to.deep.equal(vector.randrange_0_4);
      r = seeded();
      expect(times(60, () => r.choice(FFLR)).join('')).to.equal(vector.choice_FFLR);
      r = seeded();
      expect(times(20, () => r.randint(6, 10))).to.deep.equal(vector.randint_6_10);
      r = seeded();
      const mixed = times(15, () => [r.randrange(1, 7), r.choice(FFLR), r.randrange(0, 4), String(r.random())]);
      expect(mixed.flat()).to.deep.equal(vector.mixed);
      r = seeded();
      expect(times(701, () => r.word()).at(-1)).to.equal(vector.word_700);
      r = seeded();
      for (const k of [1, 3, 31, 33, 64, 65]) {
        const expected = vector.getrandbits[String(k)]?.map(String);
        expect(times(3, () => String(r.getrandbitsBig(k)))).to.deep.equal(expected);
      }
      r = seeded();
      expect(times(10, () => r.randrange(1000))).to.deep.equal(vector.randrange_1000);
      r = seeded();
      expect(times(10, () => r.randrange(5, 50, 5))).to.deep.equal(vector.randrange_5_50_5);
      r = seeded();
      expect([r.choice([7]), r.word()]).to.deep.equal(vector.choice_of_1_then_word);
    });

    it(`sample and shuffle as recorded for the seed ${vector.seed}`, () => {
      for (const [name, expected] of Object.entries(vector)) {
        const match = /^sample_(?:(?:pool|set)_)?(\d+)_of_(\d+)/.exec(name);
        if (match)
          expect(new Random(vector.seed).sample(range(Number(match[2])), Number(match[1])), name).to.deep.equal(
            expected,
          );
      }
      if (!vector.shuffle_15) return;
      const list = range(15);
      new Random(vector.seed).shuffle(list);
      expect(list).to.deep.equal(vector.shuffle_15);
    });
  }
});

describe('a seeded generator', () => {
  const table: readonly [Seed, readonly number[], number, string, string][] = [
    [0, [3626764237, 1654615998, 3255389356, 3823568514], 0.8444218515250481, '4413544343', 'RRFLRRLRLFFLFFLF'],
    [1n, [577090037, 2444712010, 3639700191, 3445702192], 0.13436424411240122, '2513144464', 'FFLFRRRRFFRFRRFR'],
    ['42', [2746317213, 478163327, 107420369, 3184935163], 0.6394267984578837, '6116322261', 'FFLFFFFFRFFFFFFF'],
    [-42, [2746317213, 478163327, 107420369, 3184935163], 0.6394267984578837, '6116322261', 'FFLFFFFFRFFFFFFF'],
    [2 ** 32, [485306839, 1508871100, 1794561286, 4014597330], 0.11299430095636409, '1341153541', 'FLRFFLRFFFRLLRRR'],
    [10n ** 30n, [4012147334, 2100903950, 2256175901, 532161490], 0.9341508484568806, '4513132442', 'RFLFLFRRFRLFFRRF'],
  ];

  for (const [seed, words, fraction, dice, letters] of table) {
    it(`of ${seed} (${typeof seed}) gives the words, the fraction, the dice and the letters of CPython`, () => {
      let r = new Random(seed);
      expect(times(4, () => r.word())).to.deep.equal(words);
      expect(new Random(seed).random()).to.equal(fraction);
      r = new Random(seed);
      expect(times(10, () => r.randrange(1, 7)).join('')).to.equal(dice);
      r = new Random(seed);
      expect(times(16, () => r.choice(FFLR)).join('')).to.equal(letters);
    });
  }

  it('samples short lists from a pool and long ones by a set', () => {
    expect(new Random(42).sample(range(20), 5)).to.deep.equal([3, 0, 8, 7, 16]);
    expect(new Random(42).sample(range(100), 5)).to.deep.equal([81, 14, 3, 94, 35]);
    expect(new Random(0).sample(range(20), 5)).to.deep.equal([12, 13, 1, 8, 15]);
    expect(new Random(0).sample(range(100), 5)).to.deep.equal([49, 97, 53, 5, 33]);
  });

  it('gives the same row of different draws as CPython', () => {
    const r = new Random(42);
    expect(times(8, () => r.randrange(1, 7)).join('')).to.equal('61163222');
    expect(times(8, () => r.randrange(0, 4)).join('')).to.equal('00300011');
    expect(times(8, () => r.choice(FFLR)).join('')).to.equal('FFRFRLFF');
    expect(r.random()).to.equal(0.6981393949882269);
  });

  it('draws even where there is nothing to choose', () => {
    const r = new Random(0);
    expect(r.randint(3, 3)).to.equal(3);
    expect(r.word(), 'the first word was refused, the second taken').to.equal(3255389356);
  });

  it('shuffles a list of one item or none without a draw', () => {
    const r = new Random(0);
    r.shuffle([]);
    r.shuffle([1]);
    expect(r.sample([1, 2], 0)).to.deep.equal([]);
    expect(r.word()).to.equal(3626764237);
  });

  it('walks a range downwards too', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: -9, max: -1 }),
        (seed, stop, step) => {
          const start = stop + 25;
          const value = new Random(seed).randrange(start, stop, step);
          expect(value).to.be.within(stop + 1, start);
          expect(Math.abs((value - start) % step)).to.equal(0);
        },
      ),
      propertyOptions(100),
    );
  });

  it('refuses an empty choice, an empty range and a sample that is too large', () => {
    const r = new Random(0);
    expect(() => r.choice([])).to.throw(RangeError);
    expect(() => r.randrange(0)).to.throw(RangeError);
    expect(() => r.randrange(3, 3)).to.throw(RangeError);
    expect(() => r.randrange(0, 3, 0)).to.throw(RangeError);
    expect(() => r.randbelow(1.5)).to.throw(RangeError);
    expect(() => r.sample([1], 2)).to.throw(RangeError);
    expect(() => r.getrandbits(33)).to.throw(RangeError);
    expect(() => r.getrandbitsBig(0)).to.throw(RangeError);
    expect(r.word(), 'no word was used up').to.equal(3626764237);
  });

  it('refuses a seed that is no integer', () => {
    for (const seed of [0.5, NaN, 2 ** 53, '', '1.5', '0x10', ' 1', 'one']) {
      expect(() => new Random(seed), String(seed)).to.throw(RangeError);
    }
  });

  it('seeds alike from a bigint, its digits and, where it is small, the number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), fc.maxSafeInteger(), (large, small) => {
        const first = new Random(large).word();
        expect(new Random(String(large)).word()).to.equal(first);
        expect(new Random(-large).word()).to.equal(first);
        const word = new Random(small).word();
        expect(new Random(BigInt(small)).word()).to.equal(word);
        expect(new Random(String(small)).word()).to.equal(word);
        expect(new Random(`+${Math.abs(small)}`).word()).to.equal(word);
      }),
      propertyOptions(100),
    );
  });

  it('draws whole numbers below 2^53 as its wide bits would', () => {
    fc.assert(
      fc.property(fc.integer(), fc.maxSafeInteger(), (seed, size) => {
        const n = Math.abs(size) + 1;
        const r = new Random(seed);
        const plain = new Random(seed);
        const bits = n.toString(2).length;
        let expected = plain.getrandbitsBig(bits);
        while (expected >= BigInt(n)) expected = plain.getrandbitsBig(bits);
        if (n <= Number.MAX_SAFE_INTEGER) expect(BigInt(r.randbelow(n))).to.equal(expected);
      }),
      propertyOptions(100),
    );
  });

  it('goes on alike in a copy, and neither disturbs the other', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat({ max: 2000 }), fc.nat({ max: 700 }), (seed, before, after) => {
        const r = new Random(seed);
        times(before, () => r.word());
        const copy = r.copy();
        const words = times(after, () => copy.word());
        expect(times(after, () => r.word())).to.deep.equal(words);
      }),
      propertyOptions(50),
    );
  });
});
