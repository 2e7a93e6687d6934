import { beforeSignals } from './signals';

/** Back to the beginning of the line, and no more of it. */
const WIPE = '\r\u001B[K';

/** How many milliseconds a line stands before the next one takes its place; a work that is done sooner shows none. */
const INTERVAL = 100;

/** The terminal that a line is shown on. */
export interface ProgressTerminal {
  write(text: string): void;
  /** How wide it is: a longer line is cut, since one that is broken in two could not be taken away. */
  columns(): number;
  /** A clock in milliseconds. */
  now(): number;
}

/** A line of a terminal that tells how far a work is, and goes away when it is done or a signal ends the command. */
export class ProgressLine {
  /** When the line was shown, or the work heard of for the first time. */
  private since: number | null = null;
  private release: (() => void) | null = null;

  constructor(private readonly terminal: ProgressTerminal) {}

  /** Shows the line in place of the one before, unless that is too new; `null` takes it away. */
  readonly show = (line: string | null): void => {
    if (line === null) return this.clear();
    const now = this.terminal.now();
    this.since ??= now;
    if (now - this.since < INTERVAL) return;
    this.since = now;
    this.release ??= beforeSignals(() => this.clear());
    this.terminal.write(WIPE + line.slice(0, this.terminal.columns() - 1));
  };

  private clear(): void {
    this.since = null;
    if (!this.release) return;
    this.release();
    this.release = null;
    this.terminal.write(WIPE);
  }
}
