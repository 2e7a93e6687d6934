import * as vscode from 'vscode';
import type { Job, JobProgress } from '../games/jobs';
import type { HostMessage, JobDoneMessage, JobFailedMessage } from '../play/messages';
import { reasonOf } from './context';
import type { JobPool } from './pool';

/** How often a panel hears of a job's progress at most, in milliseconds. */
const PACE = 100;
const MAX_REASON_LENGTH = 1000;

/** The long work that a panel asked for, by the ids that the panel gave. */
export class PanelJobs implements vscode.Disposable {
  private readonly running = new Map<number, vscode.CancellationTokenSource>();

  constructor(
    private readonly pool: JobPool,
    private readonly send: (message: HostMessage) => void,
  ) {}

  /** Cancels all jobs, and says nothing more of them. */
  dispose(): void {
    const all = [...this.running.values()];
    this.running.clear();
    for (const source of all) source.cancel();
  }

  /** Does a job and answers it; an id that is in use is not taken twice. */
  async start(id: number, job: Job): Promise<void> {
    if (this.running.has(id)) return;
    const source = new vscode.CancellationTokenSource();
    this.running.set(id, source);
    try {
      const result = await this.pool.run(job, { token: source.token, progress: this.progressOf(id) });
      this.finish(source, { type: 'job-done', id, result });
    } catch (error) {
      this.finish(source, { type: 'job-failed', id, reason: reasonOf(error).slice(0, MAX_REASON_LENGTH) });
    }
  }

  /** Ends a job, which is answered by its failure. */
  cancel(id: number): void {
    this.running.get(id)?.cancel();
  }

  private finish(source: vscode.CancellationTokenSource, message: JobDoneMessage | JobFailedMessage): void {
    if (this.running.get(message.id) === source) {
      this.running.delete(message.id);
      this.send(message);
    }
    source.dispose();
  }

  private progressOf(id: number): (progress: JobProgress) => void {
    let next = 0;
    return (progress) => {
      if (!this.running.has(id) || Date.now() < next) return;
      next = Date.now() + PACE;
      this.send({ type: 'job-progress', id, progress });
    };
  }
}
