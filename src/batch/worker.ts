import { solve, type Solution } from './solve';

/** A piece of long work, as plain data. */
export interface SolveJob {
  readonly kind: 'solve';
  readonly text: string;
  readonly limit: number;
}

/**
 * Does a job. This file is bundled alone, as the global `turnsmithWorker`, so that a worker of any host can hold it; the host's pool brings
 * the messages.
 */
export function runJob(job: SolveJob): Solution {
  return solve(job.text, job.limit);
}
