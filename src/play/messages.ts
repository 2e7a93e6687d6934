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
  /** The texts of the files that this one names, and of those that the user attached; `null` for one that cannot be read. */
  readonly companions: Readonly<Record<string, string | null>>;
  /** The files that the user attached, by the name under which the game knows them. */
  readonly attachments: Readonly<Record<string, Attachment>>;
}

/** A file that the user attached to the game, such as the snake of another slot. */
export interface Attachment {
  readonly uri: string;
  readonly name: string;
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

/** The user asked to see a place of the followed file in the editor, or of an attached one or one that is named, by its companion's name. */
export interface RevealMessage {
  readonly type: 'reveal';
  readonly range: TextRange;
  readonly companion: string | null;
}

/** The user asked to attach a file under a name; the editor asks which. */
export interface AttachMessage {
  readonly type: 'attach';
  readonly name: string;
}

/** The user wants attached files forgotten: one, or all of them. */
export interface DetachMessage {
  readonly type: 'detach';
  readonly name: string | null;
}

/** What the editor may show behind lines of the followed file; each message replaces the last one. */
export interface MarksMessage {
  readonly type: 'marks';
  readonly marks: readonly { readonly line: number; readonly text: string }[];
}

/** The user asked for another file (`Load Game`). */
export interface LoadMessage {
  readonly type: 'load';
}

/** The user closed the game. */
export interface QuitMessage {
  readonly type: 'quit';
}

export type PanelMessage =
  ReadyMessage | RevealMessage | AttachMessage | DetachMessage | MarksMessage | LoadMessage | QuitMessage;

/** What the panel keeps over a reload of the window: the file, and the session in it. */
export interface SavedPanel {
  readonly uri: string;
  readonly languageId: string;
  readonly inputs: readonly string[];
  /** The turn that was wanted. */
  readonly turn: number;
  /** The seed that the user chose, or `null` for the file's own. */
  readonly seed: string | null;
  /** What the user chose in the game, by the names of `choices.ts` and the game's own. */
  readonly choices: Readonly<Record<string, string>>;
  /** The addresses of the attached files, by their names. */
  readonly attachments: Readonly<Record<string, string>>;
  /** Whether readable colours were chosen; `null` leaves it to the theme. */
  readonly readable: boolean | null;
}
