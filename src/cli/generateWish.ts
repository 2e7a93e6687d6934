import { LARGEST_SIDE, type BoardSize } from '../games/generate';
import type { GenerateJob } from '../games/jobs';
import type { Arguments } from './arguments';
import { UsageError } from './context';

/** What is asked for where nothing is said. */
const USUAL_MOVES = '10..20';
const USUAL_TRIES = 1000;

const SMALLEST_SIDE = 3;

/** So that a search has an end. */
const MOST_MOVES = 1000;

/** What the options of `generate` ask for; a `UsageError` for values that are none. */
export function generateWish(
  args: Arguments,
): Pick<GenerateJob, 'size' | 'least' | 'most' | 'seed' | 'tries' | 'milliseconds'> {
  return {
    size: sizeOf(args),
    ...movesOf(args),
    seed: seedOf(args),
    tries: Math.ceil(args.positive('tries') ?? USUAL_TRIES),
    milliseconds: 1000 * (args.positive('seconds') ?? Infinity),
  };
}

/** `COLUMNSxROWS`. */
function sizeOf(args: Arguments): BoardSize | null {
  const value = args.text('size');
  if (value === undefined) return null;
  const [columns = 0, rows = 0] = numbersOf(/^(\d{1,9})x(\d{1,9})$/i, value);
  if (Math.min(columns, rows) >= SMALLEST_SIDE && Math.max(columns, rows) <= LARGEST_SIDE) return { rows, columns };
  throw new UsageError({ key: 'cli.bad-size', args: { value, least: SMALLEST_SIDE, most: LARGEST_SIDE } });
}

/** `N`, or `N..M`. */
function movesOf(args: Arguments): { least: number; most: number } {
  const value = args.text('moves') ?? USUAL_MOVES;
  const [least = 0, most = least] = numbersOf(/^(\d{1,9})(?:\.\.(\d{1,9}))?$/, value);
  if (least >= 1 && least <= most && most <= MOST_MOVES) return { least, most };
  throw new UsageError({ key: 'cli.bad-moves', args: { value, most: MOST_MOVES } });
}

/** An integer of any size, in decimal digits. */
function seedOf(args: Arguments): string {
  const value = args.text('seed') ?? '0';
  if (/^[+-]?\d+$/.test(value)) return String(BigInt(value.replace('+', '')));
  const { command } = args;
  throw new UsageError({ key: 'cli.bad-value', args: { kind: 'seed', command, option: '--seed', value, words: '' } });
}

function numbersOf(pattern: RegExp, value: string): number[] {
  const [, ...groups] = pattern.exec(value) ?? [];
  return (groups as (string | undefined)[]).flatMap((group) => (group === undefined ? [] : [Number(group)]));
}
