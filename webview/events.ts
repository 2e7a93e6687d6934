import type { Cell } from '../src/core/cell';
import type { TextRange } from '../src/core/range';
import type { FileTarget, PanelView } from '../src/play/messages';

// Every custom event of the panel: what a part of it tells the shell. They bubble through shadow roots.

const BUBBLES = { bubbles: true, composed: true };

/** The user plays an input by the board itself, such as a card. */
export class InputChosenEvent extends Event {
  constructor(readonly input: string) {
    super('input-chosen', BUBBLES);
  }
}

/** The user chooses an option of the game, such as its player or its seed. `null` takes the choice back. */
export class OptionChosenEvent extends Event {
  constructor(
    readonly name: string,
    readonly value: string | null,
  ) {
    super('option-chosen', BUBBLES);
  }
}

/** The user puts the edited file into a slot, from 1, or into none with 0. */
export class OwnSlotChosenEvent extends Event {
  constructor(readonly slot: number) {
    super('own-slot-chosen', BUBBLES);
  }
}

/** The user wants a file loaded into a slot, perhaps with all others emptied first. */
export class LoadSlotEvent extends Event {
  constructor(
    readonly slot: number,
    readonly clearsOthers = false,
  ) {
    super('load-slot', BUBBLES);
  }
}

/** The user wants a slot emptied. */
export class ClearSlotEvent extends Event {
  constructor(readonly slot: number) {
    super('clear-slot', BUBBLES);
  }
}

/** The user points at a cell, or at none. */
export class CellPointedEvent extends Event {
  constructor(readonly cell: Cell | null) {
    super('cell-pointed', BUBBLES);
  }
}

/** The user chose a cell: by a click to read it, by a double click to see it in the text. */
export class CellChosenEvent extends Event {
  constructor(
    readonly cell: Cell,
    readonly wantsText: boolean,
  ) {
    super('cell-chosen', BUBBLES);
  }
}

/** The user wants to see a place of a text in the editor. */
export class RevealEvent extends Event {
  constructor(
    readonly range: TextRange,
    readonly file: FileTarget = { kind: 'followed' },
  ) {
    super('reveal', BUBBLES);
  }
}

/** What the user wants of time: a turn to go to, or to run or pause. */
export type TransportWish =
  | { readonly kind: 'seek'; readonly turn: number }
  | { readonly kind: 'step' | 'step-back' | 'restart' | 'run' | 'pause' | 'end' };

/** The user wants another turn or speed. */
export class TransportEvent extends Event {
  constructor(readonly wish: TransportWish) {
    super('transport', BUBBLES);
  }
}

/** The user arranges the panel. */
export class ViewChangedEvent extends Event {
  constructor(readonly change: Partial<PanelView>) {
    super('view-changed', BUBBLES);
  }
}

/** What the user wants of the panel as a whole. */
export type PanelWish =
  | { readonly kind: 'load' | 'quit' | 'next-file' | 'rules' | 'discard-waiting' | 'close-ending' | 'watch-again' }
  | { readonly kind: 'help'; readonly isOpen: boolean }
  | { readonly kind: 'pin'; readonly isPinned: boolean };

/** The user wants something of the panel as a whole. */
export class WishEvent extends Event {
  constructor(readonly wish: PanelWish) {
    super('wish', BUBBLES);
  }
}

/** The user answered whether to play again. */
export class PlayAgainEvent extends Event {
  constructor(readonly again: boolean) {
    super('play-again', BUBBLES);
  }
}

declare global {
  interface HTMLElementEventMap {
    'input-chosen': InputChosenEvent;
    'option-chosen': OptionChosenEvent;
    'own-slot-chosen': OwnSlotChosenEvent;
    'load-slot': LoadSlotEvent;
    'clear-slot': ClearSlotEvent;
    'cell-pointed': CellPointedEvent;
    'cell-chosen': CellChosenEvent;
    reveal: RevealEvent;
    transport: TransportEvent;
    'view-changed': ViewChangedEvent;
    wish: WishEvent;
    'play-again': PlayAgainEvent;
  }
}
