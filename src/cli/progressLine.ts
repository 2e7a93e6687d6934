import { beforeSignals } from './signals';

/** Back to the beginning of the line, and no more of it. */
const WIPE = '\r\u001B[K';

/** A line of a terminal that tells how far a work is, and goes away when it is done or a signal ends the command. */
export class ProgressLine {
  private release: (() => void) | null = null;

  /** `columns` tells how wide the terminal is: a longer line is cut, since one that is broken in two could not be taken away. */
  constructor(
    private readonly write: (text: string) => void,
    private readonly columns: () => number,
  ) {}

  /** Shows the line in place of the one before; `null` takes it away. */
  readonly show = (line: string | null): void => {
    if (line === null) return this.clear();
    this.release ??= beforeSignals(() => this.clear());
    this.write(WIPE + line.slice(0, this.columns() - 1));
  };

  private clear(): void {
    if (!this.release) return;
    this.release();
    this.release = null;
    this.write(WIPE);
  }
}
