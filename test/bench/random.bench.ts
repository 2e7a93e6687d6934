import { MersenneTwister19937 } from 'random-js';
import { Random } from '../../src/core/random';
import { duration, ratio, type Result } from './measure';

const WORDS = 10_000;

/** The generator against a well-known one, and its seeding. */
export function bench(): Result[] {
  const ours = new Random(42n);
  const theirs = MersenneTwister19937.seed(42);
  const draw = (next: () => number) => (): number => {
    for (let i = 0; i < WORDS; i++) next();
    return WORDS;
  };
  return [
    {
      name: 'random: words, against random-js',
      value: ratio(
        draw(() => ours.word()),
        draw(() => theirs.next()),
        300,
      ),
      unit: 'times as fast',
      goal: 0.8,
      moreIsBetter: true,
    },
    {
      name: 'random: seeding',
      value: 1000 * duration(() => new Random(123456789n), 5000),
      unit: 'µs',
      goal: 10,
      moreIsBetter: false,
    },
  ];
}
