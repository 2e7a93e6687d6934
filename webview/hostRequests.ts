import type { TextEdit } from '../src/core/textEdit';
import type { Job, JobProgress, JobResult } from '../src/games/jobs';
import type {
  DocumentMessage,
  EditedMessage,
  JobDoneMessage,
  JobFailedMessage,
  JobProgressMessage,
} from '../src/play/messages';
import type { HostApi } from './hostApi';

/** What the host answers to a request. */
type HostAnswer = EditedMessage | JobProgressMessage | JobDoneMessage | JobFailedMessage;

/** How a job ended. */
export type JobEnd =
  | { readonly kind: 'done'; readonly result: JobResult }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'cancelled' };

/** A job that the host does for the panel. */
export interface RunningJob {
  /** Settles in any case; never rejects. */
  readonly end: Promise<JobEnd>;
  /** Tells the host that the answer isn't wanted any more. */
  cancel(): void;
}

interface PendingJob {
  progress(progress: JobProgress): void;
  end(end: JobEnd): void;
}

/** What the panel asks of the host, by ids of its own. Answers to ids that aren't pending are ignored. */
export class HostRequests {
  private lastId = 0;
  private readonly edits = new Map<number, (outcome: EditedMessage['outcome']) => void>();
  private readonly jobs = new Map<number, PendingJob>();

  constructor(private readonly host: Pick<HostApi, 'postMessage'>) {}

  /** Changes the followed file: all edits or none. `stale`: it is no longer the file, or the text, that this message told of. */
  edit(
    { uri, documentVersion }: Pick<DocumentMessage, 'uri' | 'documentVersion'>,
    edits: readonly TextEdit[],
  ): Promise<EditedMessage['outcome']> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.edits.set(id, resolve);
      this.host.postMessage({ type: 'edit', id, uri, documentVersion, edits });
    });
  }

  /** Starts long work; `onProgress` hears how far it has come until it ends. */
  startJob(job: Job, onProgress: (progress: JobProgress) => void = () => undefined): RunningJob {
    const id = ++this.lastId;
    const end = new Promise<JobEnd>((resolve) => this.jobs.set(id, { progress: onProgress, end: resolve }));
    this.host.postMessage({ type: 'start-job', id, job });
    return { end, cancel: () => this.cancelJob(id) };
  }

  /** Hands an answer to whoever asked. */
  receive(message: HostAnswer): void {
    switch (message.type) {
      case 'edited':
        this.edits.get(message.id)?.(message.outcome);
        this.edits.delete(message.id);
        return;
      case 'job-progress':
        this.jobs.get(message.id)?.progress(message.progress);
        return;
      case 'job-done':
        return this.endJob(message.id, { kind: 'done', result: message.result });
      case 'job-failed':
        return this.endJob(message.id, { kind: 'failed', reason: message.reason });
    }
  }

  private cancelJob(id: number): void {
    if (!this.jobs.has(id)) return;
    this.host.postMessage({ type: 'cancel-job', id });
    this.endJob(id, { kind: 'cancelled' });
  }

  private endJob(id: number, end: JobEnd): void {
    this.jobs.get(id)?.end(end);
    this.jobs.delete(id);
  }
}
