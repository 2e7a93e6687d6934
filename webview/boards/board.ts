import type { Cell } from '../../src/games/game';

/** A key of a game: what it does, and how its button is called. */
export interface GameKey {
  /** As `KeyboardEvent.key` tells it. */
  readonly key: string;
  /** The input that it plays. */
  readonly input: string;
  /** The key of its text. */
  readonly label: string;
  /** What the button shows besides. */
  readonly cap: string;
}

/** What the shell needs of a board, besides that it draws. A board is one element a game. */
export interface Board<Frame> extends HTMLElement {
  readonly keys: readonly GameKey[];
  /** Whether the user, or the theme, asks for readable colours. */
  readable: boolean;
  /** The cell that the reading cursor is on, or `null`. */
  cursor: Cell | null;
  /** Draws a state of the game. */
  draw(frame: Frame): void;
  /** The number of rows and columns; `[0, 0]` before the first frame. */
  readonly size: readonly [rows: number, columns: number];
  /** What stands in a cell, in words. */
  nameOf(cell: Cell): string;
  /** The texts of the end dialog for an outcome, or `null` when it needs none. */
  endTexts(status: string): { title: string; question: string } | null;
}

/** The user points at a cell, or at none. */
export class CellPointedEvent extends Event {
  constructor(readonly cell: Cell | null) {
    super('cell-pointed', { bubbles: true, composed: true });
  }
}

/** The user chose a cell: by a click to read it, by a double click to see it in the text. */
export class CellChosenEvent extends Event {
  constructor(
    readonly cell: Cell,
    readonly wantsText: boolean,
  ) {
    super('cell-chosen', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'cell-pointed': CellPointedEvent;
    'cell-chosen': CellChosenEvent;
  }
}
