import type { SeverityChoices } from '../core/problem';
import type { TextRange } from '../core/range';
import type { TextEdit } from '../core/textEdit';
import type { Job, JobProgress, JobResult } from '../games/jobs';
import type { OptionValues } from '../games/options';
import type { RunLengths } from './runLength';

/** The host says what holds for the whole panel: before the first document, and whenever it changes. */
export interface SettingsMessage {
  readonly type: 'settings';
  /** The language that the user reads, as in BCP 47. */
  readonly language: string;
  readonly severity: SeverityChoices;
}

/** The host sends the followed file: as an answer to `ready`, and after every change of its text or of a file that belongs to it. */
export interface DocumentMessage {
  readonly type: 'document';
  readonly uri: string;
  /** The addresses that the file had before it was renamed, since it is followed: it is still the same file. */
  readonly formerUris: readonly string[];
  /** The file's name without its folders. */
  readonly name: string;
  readonly languageId: string;
  /** Counts up with every document message, whatever file it is about; an older one never replaces a newer one. */
  readonly sequence: number;
  /** The editor's own version of the text, which an `edit` names. */
  readonly documentVersion: number;
  readonly text: string;
  /** The texts of the files that this one names, by path; `null` for one that cannot be read. */
  readonly files: Readonly<Record<string, string | null>>;
  /** The files that the user loaded into slots. */
  readonly slots: readonly SlotText[];
}

/** A file that the user loaded into a slot. */
export interface SlotText {
  /** From 1. */
  readonly slot: number;
  readonly uri: string;
  readonly name: string;
  /** `null` when it cannot be read. */
  readonly text: string | null;
}

/** The host says that the followed file cannot be read any more; the panel plays on with what it has. */
export interface GoneMessage {
  readonly type: 'gone';
  readonly uri: string;
  readonly name: string;
}

/** The host answers an `edit`: it was made, or it was not since the text is another one by now. */
export interface EditedMessage {
  readonly type: 'edited';
  readonly id: number;
  readonly outcome: 'applied' | 'stale';
}

/** The host tells how far a job of the panel's has come. */
export interface JobProgressMessage {
  readonly type: 'job-progress';
  readonly id: number;
  readonly progress: JobProgress;
}

/** The host answers a job; nothing more is said of it. */
export interface JobDoneMessage {
  readonly type: 'job-done';
  readonly id: number;
  readonly result: JobResult;
}

/** The host could not do a job, for want of memory for example, or it was cancelled; nothing more is said of it. */
export interface JobFailedMessage {
  readonly type: 'job-failed';
  readonly id: number;
  readonly reason: string;
}

/** Whatever the host says. */
export type HostMessage =
  | SettingsMessage
  | DocumentMessage
  | GoneMessage
  | EditedMessage
  | JobProgressMessage
  | JobDoneMessage
  | JobFailedMessage;

/** The panel has started and asks for everything that it needs to draw. */
export interface ReadyMessage {
  readonly type: 'ready';
}

/** Which file a place is in: the followed one, one that it names, or one in a slot. */
export type FileTarget =
  | { readonly kind: 'followed' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'slot'; readonly slot: number };

/** The user asked to see a place in the editor. */
export interface RevealMessage {
  readonly type: 'reveal';
  readonly range: TextRange;
  readonly target: FileTarget;
}

/** The user asked to load a file into a slot; the editor asks which. */
export interface LoadSlotMessage {
  readonly type: 'load-slot';
  readonly slot: number;
}

/** The user wants slots emptied: one, or all of them. */
export interface ClearSlotMessage {
  readonly type: 'clear-slot';
  readonly slot: number | null;
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

/** The panel wants the followed file changed: all edits or none, and only in the text that they were made for. */
export interface EditMessage {
  readonly type: 'edit';
  /** The panel's own; the answer names it. */
  readonly id: number;
  /** The file that the edits are meant for; by now another one may be followed. */
  readonly uri: string;
  readonly documentVersion: number;
  readonly edits: readonly TextEdit[];
}

/** The panel wants long work done. */
export interface StartJobMessage {
  readonly type: 'start-job';
  /** The panel's own; progress and answer name it. */
  readonly id: number;
  readonly job: Job;
}

/** The panel does not want the answer any more. */
export interface CancelJobMessage {
  readonly type: 'cancel-job';
  readonly id: number;
}

/** Whatever the panel says. */
export type PanelMessage =
  | ReadyMessage
  | RevealMessage
  | LoadSlotMessage
  | ClearSlotMessage
  | MarksMessage
  | LoadMessage
  | QuitMessage
  | EditMessage
  | StartJobMessage
  | CancelJobMessage;

/** What the panel keeps over a reload of the window: the file, and the session in it. */
export interface SavedPanel {
  readonly uri: string;
  readonly languageId: string;
  readonly inputs: RunLengths;
  /** The turn that was wanted. */
  readonly turn: number;
  /** What the user chose of the game's options. */
  readonly options: OptionValues;
  /** The slot of the edited file, as for `Slots`. */
  readonly ownSlot: number;
  /** The addresses of the files in the slots, by the slot's number. */
  readonly slots: Readonly<Record<string, string>>;
  /** Whether high-visibility colours were chosen; `null` leaves it to the theme. */
  readonly readable: boolean | null;
}
