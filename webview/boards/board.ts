import type { Cell } from '../../src/core/cell';
import type { Status } from '../../src/games/game';
import type { OptionValues } from '../../src/games/options';
import type { SlotFile } from '../../src/play/slotFiles';

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
}

/** What the end of a game is announced with. */
export interface EndTexts {
  readonly title: string;
  readonly question: string;
}

/** What the shell needs of a board, besides that it draws. A board is one element a game; the game names its tag. */
export interface Board<Frame, Queries = unknown> extends HTMLElement {
  readonly keys: readonly GameKey[];
  /** Takes a bare key that is none of `keys`, such as the number of a card. `true`: it was for the board, and for nobody else. */
  takeKey?(key: string): boolean;
  /** Whether the user, or the theme, asks for high-visibility colours. */
  readable: boolean;
  /** What the user chose of the game's options. */
  options: OptionValues;
  /** Draws a state of the game; `queries` asks about that state. */
  draw(frame: Frame, queries: Queries): void;
  /** How the end of a game is announced; `null` when it needs no announcement. */
  endTexts(status: Status): EndTexts | null;
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
