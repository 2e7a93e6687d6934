import type { Cell } from '../../src/games/game';
import type { AttachedFile } from '../../src/play/attachedTexts';

export type { AttachedFile };

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

/** What the shell needs of a board, besides that it draws. A board is one element a game. */
export interface Board<Frame> extends HTMLElement {
  readonly keys: readonly GameKey[];
  /** Takes a bare key that is none of `keys`, such as the number of a card. `true`: it was for the board, and for nobody else. */
  takeKey?(key: string): boolean;
  /** Whether the user, or the theme, asks for readable colours. */
  readable: boolean;
  /** The cell that the reading cursor is on, or `null`. */
  cursor: Cell | null;
  /** Draws a state of the game. */
  draw(frame: Frame): void;
  /** The number of rows and columns; `[0, 0]` before the first frame. */
  readonly size: readonly [rows: number, columns: number];
  /** How the game calls the cell in the corner, where it is not [0, 0]: a board may show more than the game counts. `null`: `nameOf` says the place. */
  readonly origin?: Cell | null;
  /** The cell where reading begins, where it is not [0, 0]. */
  readonly readingStart?: Cell;
  /** What stands in a cell, in words. */
  nameOf(cell: Cell): string;
  /** Asks the game about the state that is drawn; plain data in and out. */
  ask: (question: unknown) => unknown;
  /** What the user chose in the game so far, by name. */
  choices: Readonly<Record<string, string>>;
  /** The files that the user attached, and the problems of their texts, by name. */
  attachments: Readonly<Record<string, AttachedFile>>;
  /** The texts of the end dialog for an outcome, or `null` when it needs none. */
  endTexts(status: string): { title: string; question: string } | null;
}

/** The user plays an input by the board itself, such as a card. */
export class InputChosenEvent extends Event {
  constructor(readonly input: string) {
    super('input-chosen', { bubbles: true, composed: true });
  }
}

/** The user chooses something in the game, such as its player; the game begins anew. `null` takes the choice back. */
export class ChoiceEvent extends Event {
  constructor(
    readonly name: string,
    readonly value: string | null,
  ) {
    super('choice', { bubbles: true, composed: true });
  }
}

/** The user wants a file attached under a name, or all attached files forgotten first. */
export class AttachEvent extends Event {
  constructor(
    readonly name: string,
    readonly forgetsOthers = false,
  ) {
    super('attach', { bubbles: true, composed: true });
  }
}

/** The user wants one attached file forgotten. */
export class DetachEvent extends Event {
  constructor(readonly name: string) {
    super('detach', { bubbles: true, composed: true });
  }
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
    'input-chosen': InputChosenEvent;
    choice: ChoiceEvent;
    attach: AttachEvent;
    detach: DetachEvent;
  }
}
