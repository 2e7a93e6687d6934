import type { KeySource } from './keySource';

/** How large a screen is, and whether it shows colours. */
export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
  readonly hasColours: boolean;
}

/** The whole screen of a terminal, drawn anew with every turn. */
export interface Screen extends ScreenSize {
  /** The keys that are pressed, while it is open. */
  readonly keys: KeySource;
  /** Takes the screen; what stood there comes back with `close`. */
  open(onResize: () => void): void;
  /** Gives the screen back as it was, however often it is asked to. */
  close(): void;
  /** Shows these lines, no more of them than it has rows, and nothing else. */
  draw(lines: readonly string[]): void;
}
