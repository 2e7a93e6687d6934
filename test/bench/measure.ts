/** One number of the bench: what it is, how it came out, and what it should be. */
export interface Result {
  readonly name: string;
  /** The median of the rounds. */
  readonly value: number;
  readonly unit: string;
  readonly goal: number;
  /** Whether more is better; else less is. */
  readonly moreIsBetter: boolean;
}

const ROUNDS = 5;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Repeats the work until so many milliseconds are over, and gives how much of it was done in a second. The work answers how much it did. */
function perSecond(work: () => number, milliseconds: number): number {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  return (done * 1000) / elapsed;
}

/** The median over the rounds of how much is done in a second; one round before them warms up. */
export function rate(work: () => number, milliseconds: number): number {
  perSecond(work, milliseconds / 2);
  return median(Array.from({ length: ROUNDS }, () => perSecond(work, milliseconds)));
}

/** The median over the rounds of how many milliseconds a call takes; each round calls so often. */
export function duration(call: () => unknown, calls: number): number {
  const once = (): number => {
    const start = performance.now();
    for (let i = 0; i < calls; i++) call();
    return (performance.now() - start) / calls;
  };
  once();
  return median(Array.from({ length: ROUNDS }, once));
}

/** The median over the rounds of the ratio of two rates that are measured one right after the other. */
export function ratio(work: () => number, other: () => number, milliseconds: number): number {
  perSecond(work, milliseconds / 2);
  perSecond(other, milliseconds / 2);
  return median(Array.from({ length: ROUNDS }, () => perSecond(work, milliseconds) / perSecond(other, milliseconds)));
}

/** Numbers of a simple kind that are the same in every run. */
export function picker(seed: number): (below: number) => number {
  let x = seed;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % below;
  };
}

/** A goal that is met shows a tick. */
export function table(results: readonly Result[]): string {
  const rows = results.map(({ name, value, unit, goal, moreIsBetter }) => {
    const isMet = moreIsBetter ? value >= goal : value <= goal;
    return [name, show(value), show(goal), unit, isMet ? '✔' : '✘'];
  });
  const all = [['what', 'median', `goal`, 'unit', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) => row.map((text, i) => pad(text, widths[i] ?? 0, i)).join('  ')).join('\n');
}

function pad(text: string, width: number, column: number): string {
  return column === 1 || column === 2 ? text.padStart(width) : text.padEnd(width);
}

function show(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 });
}
