import type { TemplateResult, nothing } from 'lit';
import type { Cell } from '../../src/core/cell';
import type { GameEvent } from '../../src/games/events';
import type { Status } from '../../src/games/game';
import type { OptionValues } from '../../src/games/options';
import type { ColourChoice } from '../../src/play/messages';
import type { SlotFile } from '../../src/play/slotFiles';
import type { Sprite } from '../sprites/sprite';

/** Where the button of a key stands in the pad: one of its nine places, or beside them. */
export type PadPlace =
  'up-left' | 'up' | 'up-right' | 'left' | 'centre' | 'right' | 'down-left' | 'down' | 'down-right' | 'aside';

/** A key of a game: what it does, and how its button is called. */
export interface GameKey {
  /** As `KeyboardEvent.key` tells it. */
  readonly key: string;
  /** Other keys for the same input, as `KeyboardEvent.code` tells them, such as `Numpad4`. */
  readonly codes?: readonly string[];
  /** The input that it plays. */
  readonly input: string;
  /** The key of its text. */
  readonly label: string;
  /** What the button shows besides. */
  readonly cap: string;
  /** Absent: the key has no button in the pad. */
  readonly place?: PadPlace;
}

/** The hues of the theme that say how something stands. */
export type Tone = 'quiet' | 'blue' | 'green' | 'red' | 'orange' | 'yellow' | 'purple';

/** How a game stands, for the pill in the header. */
export interface Standing {
  readonly label: string;
  readonly tone: Tone;
  /** A colour of the game's own, as a CSS colour, in place of the tone's. */
  readonly hue?: string;
}

/** What the banner over the board says at the end of a game. */
export interface Ending {
  readonly title: string;
  /** The original's question, which yes answers by beginning again; or a sentence, where it asks nothing. */
  readonly message: string;
  /** Whether the message is a question. */
  readonly asks: boolean;
  /** Who won and how, such as `Won in 10 turns`. */
  readonly result: string;
  /** What else is worth knowing, such as the health that was left. */
  readonly details?: readonly string[];
  readonly tone: Tone;
  readonly hue?: string;
  readonly picture?: Picture;
}

/** A sprite in its colour. */
export interface Picture {
  readonly sprite: Sprite;
  /** A CSS colour; absent where the sprite has colours of its own. */
  readonly hue?: string;
}

/** Details of a game, in the drawer or the column beside the board. What is rendered must be elements with styles of their own. */
export interface Section {
  /** The same as long as the board lives; also the name under which the shell remembers whether it is open. */
  readonly id: string;
  readonly label: string;
  /** How many things are in it. */
  readonly count?: number;
  render(): TemplateResult | typeof nothing;
}

/** What "How to play" says of a game. */
export interface Help {
  /** What one tries to do, in a sentence or two. */
  readonly goal: string;
  /** What the signs on the board mean: each a figure, a name and what it does. */
  readonly figures: readonly { readonly pictures: readonly Picture[]; readonly name: string; readonly text: string }[];
}

/** The kinds of marks over the timeline, from the gravest to the least. */
export const MARK_KINDS = ['end', 'died', 'hit', 'healed', 'picked-up'] as const;

/** A kind of mark over the timeline. */
export type MarkKind = (typeof MARK_KINDS)[number];

/** What led to the frame that is drawn. */
export interface Change {
  /** What happened in the turn that is shown. */
  readonly events: readonly GameEvent[];
  /** How long figures glide to their new places, in milliseconds; 0 for a jump in time, and where nothing may move. */
  readonly glide: number;
}

/** What the shell needs of a board, besides that it draws. A board is one element a game; the game names its tag. */
export interface Board<Frame, Queries = unknown> extends HTMLElement {
  readonly keys: readonly GameKey[];
  /** Takes a bare key that is none of `keys`, such as the number of a card. `true`: it was for the board, and for nobody else. */
  takeKey?(key: string): boolean;
  /** Which colours the user, or the theme, asks for. */
  colours: ColourChoice;
  /** Whether the original has colours of its own, which the user can choose. */
  readonly hasOriginalColours?: boolean;
  /** What the user chose of the game's options. */
  options: OptionValues;
  /** Whether the game is running by itself; for boards that have buttons for that. */
  running?: boolean;
  /** Draws a state of the game; `queries` asks about that state. */
  draw(frame: Frame, queries: Queries, change: Change): void;
  /** Shows that an input is no turn here, such as by a short shake. */
  refuse?(input: string): void;
  /** How the game stands, where the shell's own words do not say who won; `null` leaves it to them. */
  standing?(status: Status): Standing | null;
  /** The turn of the game, where an input is less than a turn. */
  readonly turnLabel?: string;
  /** A remark beside the turn in the header, such as whose turn it is. */
  readonly remark?: string;
  /** What the banner says at the end; `null` when the game goes on, or its end needs no banner. */
  ending(status: Status, turn: number): Ending | null;
  /** The details, from the most to the least wanted; the shell adds its own. */
  readonly sections?: readonly Section[];
  /** What stands in the footer above the timeline: a hand, buttons, cards of slots. */
  renderFooter?(): TemplateResult | typeof nothing;
  /** Choices of the board's own in the view menu. */
  readonly choices?: readonly BoardChoice[];
  /** Whether the board has buttons of its own to run and to step, so that the transport leaves them out. */
  readonly ownTransport?: boolean;
  /** What stepping back takes back, where the game has a name for it, such as `Undo Strike`. */
  readonly undoLabel?: string;
  /** The height that the board can use at a width, in CSS pixels; what is left is the drawer's. Absent: as much as it gets. */
  heightFor?(width: number): number;
  readonly help: Help;
  /** How an event is marked over the timeline, if at all. */
  markOf?(event: GameEvent): MarkKind | null;
}

/** Something of a board that the user can turn on and off in the view menu. */
export interface BoardChoice {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  choose(isOn: boolean): void;
}

/** A board that is a grid of cells, which a second cursor reads. */
export interface GridBoard<Frame, Queries = unknown> extends Board<Frame, Queries> {
  /** The cell that the reading cursor is on, or `null`. */
  cursor: Cell | null;
  /** The number of rows and columns; `[0, 0]` before the first frame. */
  readonly size: readonly [rows: number, columns: number];
  /** How the game calls the cell in the corner, where it is not [0, 0]: a board may show more than the game counts. `null`: `nameOf` says the place. */
  readonly origin?: Cell | null;
  /** The cell where reading begins, where it is not [0, 0]. */
  readonly readingStart?: Cell;
  /** What stands in a cell, in words. */
  nameOf(cell: Cell): string;
}

/** A board of a game with slots for several files. */
export interface SlotBoard<Frame, Queries = unknown> extends Board<Frame, Queries> {
  /** The slot of the edited file, from 1; 0 for none. */
  ownSlot: number;
  /** The files that the user loaded, and what is wrong with them, by slot. */
  slots: ReadonlyMap<number, SlotFile>;
}

/** Whether a board is a grid of cells. */
export function isGridBoard<Frame, Queries>(board: Board<Frame, Queries>): board is GridBoard<Frame, Queries> {
  return 'nameOf' in board;
}

/** Whether a board has slots. */
export function isSlotBoard<Frame, Queries>(board: Board<Frame, Queries>): board is SlotBoard<Frame, Queries> {
  return 'ownSlot' in board;
}
