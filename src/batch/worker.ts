import { solve, type Solution } from './solve';

/** A piece of long work, as plain data. */
export interface SolveJob {
  readonly kind: 'solve';
  readonly text: string;
  readonly limit: number;
  /** How long it may take. */
  readonly milliseconds: number;
}

/**
 * Does a job. This file is bundled alone, as the global `turnsmithWorker`, so that a worker of any host can hold it; the host's pool brings
 * the messages and a clock in milliseconds.
 */
export function runJob({ text, limit, milliseconds }: SolveJob, now: () => number): Solution {
  const end = now() + milliseconds;
  return solve(text, limit, () => now() > end);
}
