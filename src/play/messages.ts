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
  /** The session of the file that the editor kept while another one was played, or while no panel was open. */
  readonly saved?: SavedPanel;
  /** The name of the next game file of this language in the folder, if there is one. */
  readonly next?: string;
  /** Whether the panel stays with this file when the user goes to another one. */
  readonly isPinned?: boolean;
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

/** The user asked to play: the next key that is pressed is meant for the game. */
export interface FocusMessage {
  readonly type: 'focus';
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
  | JobFailedMessage
  | FocusMessage;

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
  /** The slots in which the edited file does not stand: those that several files may be loaded into at once. */
  readonly free: readonly number[];
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

/** The panel tells its session whenever it has changed, so that it is there when the file is played again. */
export interface KeepMessage {
  readonly type: 'keep';
  readonly saved: SavedPanel;
}

/** The user wants to play the next file of the folder. */
export interface NextFileMessage {
  readonly type: 'next-file';
}

/** The user wants to read the rules of the game. */
export interface OpenRulesMessage {
  readonly type: 'open-rules';
}

/** The user wants the panel to stay with its file, or to follow the active one again. */
export interface PinMessage {
  readonly type: 'pin';
  readonly isPinned: boolean;
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
  | CancelJobMessage
  | KeepMessage
  | NextFileMessage
  | OpenRulesMessage
  | PinMessage;

/** The colours of a board: derived from the theme, those of the original, or such that everybody can tell them apart. */
export const COLOUR_CHOICES = ['theme', 'original', 'visible'] as const;

/** Which colours a board has. */
export type ColourChoice = (typeof COLOUR_CHOICES)[number];

/** How the user arranged the panel, whatever file is in it. */
export interface PanelView {
  /** `null` leaves it to the theme. */
  readonly colours: ColourChoice | null;
  /** How the drawer below the board is: as large as the board leaves it room, opened, or closed. */
  readonly drawer: 'auto' | 'open' | 'closed';
  /** The section that is shown in the drawer; `null` for the first one. */
  readonly section: string | null;
  /** The sections that are closed in the column beside the board. */
  readonly closed: readonly string[];
  /** The width of that column, in CSS pixels. */
  readonly column: number;
  /** How fast a game runs, in milliseconds a turn; 0 for as fast as it can. */
  readonly pace: number;
  /** The hints that the user needs no more. */
  readonly hints: readonly string[];
}

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
  readonly view: PanelView;
}
