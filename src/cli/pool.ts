import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Solution } from '../batch/solve';
import type { SolveJob } from '../batch/worker';

const LISTEN = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (job) => parentPort.postMessage(turnsmithWorker.runJob(job, () => performance.now())));
`;

/** Runs a job in a worker thread. Rejects when the worker fails, for want of memory for example. */
export async function runInWorker(job: SolveJob): Promise<Solution> {
  const source = readFileSync(path.join(__dirname, 'worker.js'), 'utf8');
  const worker = new Worker(source + LISTEN, { eval: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(job);
    });
  } finally {
    await worker.terminate();
  }
}
