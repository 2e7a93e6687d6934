import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Solution } from '../batch/solve';
import type { SolveJob } from '../batch/worker';

const LISTEN = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (job) => parentPort.postMessage(turnsmithWorker.runJob(job)));
`;

/**
 * Runs a job in a worker thread for at most so many milliseconds; `null` when the time was up first. Rejects when the worker fails, for
 * want of memory for example.
 */
export async function runInWorker(job: SolveJob, milliseconds: number): Promise<Solution | null> {
  const source = readFileSync(path.join(__dirname, 'worker.js'), 'utf8');
  const worker = new Worker(source + LISTEN, { eval: true });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      if (Number.isFinite(milliseconds)) timer = setTimeout(() => resolve(null), Math.min(milliseconds, 2 ** 31 - 1));
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
