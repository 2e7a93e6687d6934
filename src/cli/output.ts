import { writeSync } from 'node:fs';
import { codeOf } from './readText';

/** How long to wait, in milliseconds, before a full pipe that doesn't block is tried again. */
const RETRY_DELAY = 5;

/** Standard output or standard error. A text is written at once, also into a pipe that takes it in parts. */
export class Output {
  /** What went wrong when it was written to, other than that its reader had gone; `null` for nothing. */
  failure: unknown = null;
  /** Whether what is written still arrives somewhere. */
  isOpen = true;

  constructor(private readonly descriptor: number) {}

  /** Writes all of a text. When the reader has gone or the disk is full, this and all that follows is dropped, so that the work goes on. */
  write(text: string): void {
    if (!this.isOpen) return;
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.length && this.isOpen;) {
      try {
        done += writeSync(this.descriptor, bytes, done);
      } catch (error) {
        this.fail(error);
      }
    }
  }

  private fail(error: unknown): void {
    const code = codeOf(error);
    if (code === 'EAGAIN') return void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY);
    this.isOpen = false;
    if (code !== 'EPIPE') this.failure = error;
  }
}
