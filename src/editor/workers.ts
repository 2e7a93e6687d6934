import type { JobAnswer } from '../batch/worker';
import type { Job } from '../games/jobs';

/** A worker that does one job. */
export interface JobWorker {
  post(job: Job): void;
  terminate(): void;
}

/** Who hears what a worker says. */
export interface WorkerListener {
  answer(answer: JobAnswer): void;
  /** The worker ended by itself. */
  fail(reason: string): void;
}

/** What stands behind the code of the worker, in the worker, with the place where it hears jobs. */
const serveOn = (port: string): string => `\n;turnsmithWorker.serve(${port}, () => performance.now());`;

/** Starts a worker from its code: a Web Worker where there are such, as in a browser, else a thread of Node. */
export async function startWorker(code: string, listener: WorkerListener): Promise<JobWorker> {
  return typeof Worker === 'undefined' ? startThread(code, listener) : startWebWorker(code, listener);
}

function startWebWorker(code: string, listener: WorkerListener): JobWorker {
  const url = URL.createObjectURL(new Blob([code, serveOn('self')], { type: 'text/javascript' }));
  const worker = new Worker(url);
  worker.onmessage = ({ data }: MessageEvent<JobAnswer>) => listener.answer(data);
  worker.onerror = ({ message }) => listener.fail(message);
  return {
    post: (job) => worker.postMessage(job),
    terminate: () => {
      worker.terminate();
      URL.revokeObjectURL(url);
    },
  };
}

/** The one place of the editor that needs Node, and only where Node is. */
async function startThread(code: string, listener: WorkerListener): Promise<JobWorker> {
  const threads = await import('node:worker_threads').catch(() => null);
  if (!threads) throw new Error('worker_threads');
  const worker = new threads.Worker(code + serveOn("require('worker_threads').parentPort"), { eval: true });
  worker.on('message', (answer: JobAnswer) => listener.answer(answer));
  worker.on('error', ({ message }) => listener.fail(message));
  worker.on('exit', (exitCode) => listener.fail(`exit ${exitCode}`));
  return { post: (job) => worker.postMessage(job), terminate: () => void worker.terminate() };
}
