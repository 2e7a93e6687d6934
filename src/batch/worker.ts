import { GAMES } from '../games/games';
import type { Job, JobProgress, JobResult } from '../games/jobs';
import { createRegistry } from '../games/registry';
import { runJob as runJobOf, type JobHost } from './runJob';

/** Where a worker of an editor hears jobs and answers them: `self` of a Web Worker, or a port of Node's. */
export interface JobPort {
  onmessage: ((event: { readonly data: Job }) => void) | null;
  postMessage(answer: JobAnswer): void;
}

/** What a worker says of the job that it was given: how far it has come, and at last its result or why there is none. */
export type JobAnswer =
  { readonly progress: JobProgress } | { readonly result: JobResult } | { readonly failure: string };

const REGISTRY = createRegistry(GAMES);

/**
 * Does a job. This file is bundled alone, as the global `turnsmithWorker`, so that a worker of any host can hold it; the host's pool brings
 * the messages and the clock.
 */
export function runJob(job: Job, host: JobHost): JobResult {
  return runJobOf(REGISTRY, job, host);
}

/** Does the jobs that come to a port, and answers there. `now` is a clock in milliseconds. */
export function serve(port: JobPort, now: () => number): void {
  port.onmessage = ({ data }) => {
    try {
      port.postMessage({ result: runJob(data, { now, progress: (progress) => port.postMessage({ progress }) }) });
    } catch (error) {
      port.postMessage({ failure: String(error) });
    }
  };
}
