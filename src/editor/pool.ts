import * as vscode from 'vscode';
import type { JobAnswer } from '../batch/worker';
import type { Job, JobProgress, JobResult } from '../games/jobs';
import { startWorker, type JobWorker, type WorkerListener } from './workers';

/** How many jobs are done at a time; the others wait for their turn. */
const MAX_WORKERS = 2;

/** What a job is watched with. */
interface JobOptions {
  readonly token?: vscode.CancellationToken;
  readonly progress?: (progress: JobProgress) => void;
}

/** Does long work in workers that the extension host owns, so that neither editor nor panel waits. A worker is ended with its job. */
export class JobPool implements vscode.Disposable {
  /** In the order in which they were asked for. */
  private readonly tasks = new Set<Task>();

  constructor(private readonly extensionUri: vscode.Uri) {}

  /** Ends all jobs. */
  dispose(): void {
    for (const task of this.tasks) task.end(new vscode.CancellationError());
  }

  /** Does a job. Rejects when it fails, for want of memory for example, and with a `CancellationError` when it is cancelled. */
  run(job: Job, { token, progress }: JobOptions = {}): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      const task = new Task(job, progress, (outcome) => {
        cancelling?.dispose();
        this.tasks.delete(task);
        this.startNext();
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      });
      const cancel = (): void => task.end(new vscode.CancellationError());
      const cancelling = token?.onCancellationRequested(cancel);
      this.tasks.add(task);
      if (token?.isCancellationRequested) cancel();
      this.startNext();
    });
  }

  private startNext(): void {
    const tasks = [...this.tasks];
    const waiting = tasks.filter(({ isStarted }) => !isStarted);
    const free = MAX_WORKERS - (tasks.length - waiting.length);
    for (const task of waiting.slice(0, free)) void task.start(this.workerCode());
  }

  private async workerCode(): Promise<string> {
    const file = vscode.Uri.joinPath(this.extensionUri, 'dist', 'worker.js');
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  }
}

/** A job on its way to its one answer. */
class Task implements WorkerListener {
  isStarted = false;
  private isOver = false;
  private worker: JobWorker | null = null;

  constructor(
    private readonly job: Job,
    private readonly progress: JobOptions['progress'],
    private readonly settle: (outcome: JobResult | Error) => void,
  ) {}

  async start(code: Promise<string>): Promise<void> {
    this.isStarted = true;
    try {
      this.worker = await startWorker(await code, this);
      if (this.isOver) this.worker.terminate();
      else this.worker.post(this.job);
    } catch (error) {
      this.end(error instanceof Error ? error : new Error(String(error)));
    }
  }

  answer(answer: JobAnswer): void {
    if (!('progress' in answer)) this.end('result' in answer ? answer.result : new Error(answer.failure));
    else if (!this.isOver) this.progress?.(answer.progress);
  }

  fail(reason: string): void {
    this.end(new Error(reason));
  }

  /** Ends the work; only the first answer counts. */
  end(outcome: JobResult | Error): void {
    if (this.isOver) return;
    this.isOver = true;
    this.worker?.terminate();
    this.settle(outcome);
  }
}
