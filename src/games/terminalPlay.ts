import type { Cell } from '../core/cell';
import type { Message } from '../core/message';
import type { ChoiceOption } from './options';

/** A key by which somebody plays a turn. */
export interface PlayKey {
  /** As in `--keys`. */
  readonly input: string;
  /** The text that says what it does, by its key among the game's texts for the panel. */
  readonly label: string;
  /** The keys without a character that mean the same, as `KeyboardEvent.code` tells them. */
  readonly codes?: readonly string[];
}

/** How the original program of a game talks with its user, who types lines. Its words are the same in every language. */
export interface Dialogue<State> {
  /** What it asks for before a game, in this order. */
  readonly questions: readonly { readonly prompt: string; readonly option: ChoiceOption }[];
  /** How it asks for the game file, after that. */
  readonly filePrompt: string;
  /** How it asks for the next line. */
  readonly linePrompt: string;
  /** What it prints at the start, and after each line that was a turn. */
  printed(state: State): string;
}

/** A colour of a character on the board. */
export type Ink = 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white' | 'grey';

/** What a terminal needs of a game besides its text board. Places are rows and columns of that board. */
export interface TerminalPlay<State> {
  /** The keys of a game in which somebody chooses a key a turn, in the order in which they are shown. */
  readonly keys?: readonly PlayKey[];
  /** Present where somebody types lines. */
  readonly dialogue?: Dialogue<State>;
  /** Whether the text board has lines of its own around it, so that nothing needs to stand between two of them. */
  readonly isFramed?: boolean;
  /** How things are: what the board does not show, such as the player's health. */
  standing?(state: State): readonly Message[];
  /** Who has won; `null` when there is no more to say than `status` says. */
  verdict?(state: State): Message | null;
  /** The place that stays in sight when the board is larger than the screen. */
  focus?(state: State): Cell;
  /** The colours of the board as it is now; `null` for those of the terminal. */
  inks?(state: State): (row: number, column: number) => Ink | null;
}
