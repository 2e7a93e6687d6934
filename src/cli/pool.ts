import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Job, JobProgress, JobResults } from '../games/jobs';
import { codeOf } from './readText';

const MEBIBYTE = 2 ** 20;

/** However large the machine is, a job uses no more: a search that fills more takes minutes, and its garbage collections most of them. */
const MAX_MEMORY = 4096 * MEBIBYTE;

/** How much of the memory stays free when a job gives up by itself: the collector needs it, and what the job makes until it looks again. */
const FREE_SHARE = 0.1;
const FREE_MEMORY = 64 * MEBIBYTE;

/** What the worker does besides holding `dist/worker.js`: it does one job and answers its result. */
const LISTEN = `
const { parentPort, workerData } = require('node:worker_threads');
const { getHeapStatistics } = require('node:v8');
const used = ({ used_heap_size, external_memory }) => used_heap_size + external_memory;
parentPort.once('message', (job) => {
  const result = turnsmithWorker.runJob(job, {
    now: () => performance.now(),
    progress: (progress) => parentPort.postMessage({ progress }),
    isMemoryUsedUp: (bytes = 0) => used(getHeapStatistics()) + bytes > workerData,
  });
  parentPort.postMessage({ result });
});
`;

/** The worker ended without an answer. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';

  /** `done` is how far the job had come, as far as that was told. */
  constructor(
    readonly reason: 'memory' | 'exit',
    readonly exitCode: number,
    readonly done: number,
  ) {
    super(reason);
  }
}

/** Something that the worker says. */
type Said<Kind extends Job['kind']> = { readonly progress: JobProgress } | { readonly result: JobResults[Kind] };

/** What a worker is started with: its code, the bytes that it may use, and who hears how far it is. */
interface WorkerOptions {
  readonly source?: string;
  readonly memory?: number;
  readonly progress?: (progress: JobProgress) => void;
}

/**
 * Runs a job in a worker thread, which uses no more memory than `maxMemory` unless told. Rejects with what the worker throws, or with `WorkerLost` when it
 * ends otherwise.
 */
export async function runInWorker<Kind extends Job['kind']>(
  job: Job & { readonly kind: Kind },
  { source = workerSource(), memory = maxMemory(), progress }: WorkerOptions = {},
): Promise<JobResults[Kind]> {
  const worker = new Worker(source + LISTEN, {
    eval: true,
    workerData: usable(memory),
    resourceLimits: { maxOldGenerationSizeMb: memory / MEBIBYTE },
  });
  let done = 0;
  try {
    return await new Promise((resolve, reject) => {
      worker.on('message', (said: Said<Kind>) => {
        if ('result' in said) resolve(said.result);
        else {
          ({ done } = said.progress);
          progress?.(said.progress);
        }
      });
      worker.once('error', (error) => reject(isOutOfMemory(error) ? new WorkerLost('memory', 1, done) : error));
      worker.once('exit', (code) => reject(new WorkerLost('exit', code, done)));
      worker.postMessage(job);
    });
  } finally {
    await worker.terminate();
  }
}

/**
 * How many bytes a job may use: half of what the machine has to give, or its container, up to 4 GiB; what was said to Node
 * (`--max-old-space-size`) goes before that.
 */
export function maxMemory(): number {
  const said = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].join(' ');
  if (/--max[-_]old[-_]space[-_]size/.test(said)) return getHeapStatistics().heap_size_limit;
  const container = process.constrainedMemory();
  const available = Math.min(os.freemem(), container > 0 ? container : Infinity);
  return Math.min(available / 2, MAX_MEMORY);
}

/** How many bytes a job uses of so many before it gives up by itself. */
function usable(memory: number): number {
  return memory - Math.max(FREE_SHARE * memory, Math.min(FREE_MEMORY, memory / 2));
}

function workerSource(): string {
  return readFileSync(path.join(__dirname, 'worker.js'), 'utf8');
}

function isOutOfMemory(error: unknown): boolean {
  return codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY';
}
