import type { TextRange } from '../core/range';

/** The host sends the followed file: as the answer to `ready`, and after every change of its text. An older version never overwrites a newer one. */
export interface DocumentMessage {
  readonly type: 'document';
  readonly uri: string;
  /** The file's name without its folders. */
  readonly name: string;
  readonly languageId: string;
  /** Counts up with every text that is sent. */
  readonly version: number;
  readonly text: string;
}

/** The host says that the followed file cannot be read any more; the panel plays on with what it has. */
export interface GoneMessage {
  readonly type: 'gone';
  readonly uri: string;
  readonly name: string;
}

export type HostMessage = DocumentMessage | GoneMessage;

/** The panel has started and asks for everything that it needs to draw. */
export interface ReadyMessage {
  readonly type: 'ready';
}

/** The user asked to see a place of the followed file in the editor. */
export interface RevealMessage {
  readonly type: 'reveal';
  readonly range: TextRange;
}

/** The user asked for another file (`Load Game`). */
export interface LoadMessage {
  readonly type: 'load';
}

/** The user closed the game. */
export interface QuitMessage {
  readonly type: 'quit';
}

export type PanelMessage = ReadyMessage | RevealMessage | LoadMessage | QuitMessage;

/** What the panel keeps over a reload of the window: the file, and the session in it. */
export interface SavedPanel {
  readonly uri: string;
  readonly languageId: string;
  readonly inputs: readonly string[];
  /** The turn that was wanted. */
  readonly turn: number;
  /** The seed that the user chose, or `null` for the file's own. */
  readonly seed: string | null;
  /** Whether readable colours were chosen; `null` leaves it to the theme. */
  readonly readable: boolean | null;
}
