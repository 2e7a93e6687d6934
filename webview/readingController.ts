import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Cell } from '../src/core/cell';
import { isGridBoard, type Board, type GridBoard } from './boards/board';
import { placeText, within } from './readingCursor';

/** The cell that is read, and the one that the mouse points at, on a board that is a grid. */
export class ReadingController implements ReactiveController {
  private at: Cell | null = null;
  private pointed: Cell | null = null;

  /** `focusCursor` gives the focus to the cell of the cursor, for screen readers. */
  constructor(
    private readonly shell: ReactiveControllerHost,
    private readonly anyBoard: () => Board<unknown> | null,
    private readonly focusCursor: () => void,
  ) {
    shell.addController(this);
  }

  /** The board, when it is a grid. */
  get board(): GridBoard<unknown> | null {
    const board = this.anyBoard();
    return board && isGridBoard(board) ? board : null;
  }

  /** The reading cursor; `null` until the user reads. */
  get cursor(): Cell | null {
    return this.at;
  }

  /** What stands in the cell that is pointed at, or else read, and where that is; empty for none. */
  get line(): string {
    const { board } = this;
    const cell = this.pointed ?? this.at;
    return board && cell ? placeText(board.nameOf(cell), cell, board.origin) : '';
  }

  /** What stands in a cell. */
  readonly nameOf = (cell: Cell): string => this.board?.nameOf(cell) ?? '';

  /** After the board was drawn, which may have become smaller under the cursor. */
  hostUpdate(): void {
    const { board } = this;
    if (!board) return;
    this.at = within(this.at, board.size);
    board.cursor = this.at;
  }

  /** Reads a cell. */
  read(cell: Cell): void {
    this.at = cell;
    this.pointed = null;
    this.shell.requestUpdate();
    void this.shell.updateComplete.then(this.focusCursor);
  }

  /** The mouse points at a cell, or at none. */
  point(cell: Cell | null): void {
    this.pointed = cell;
    this.shell.requestUpdate();
  }

  /** Takes the cursor to a cell that was clicked; nobody reads who has not begun to. */
  choose(cell: Cell): void {
    if (!this.at) return;
    this.at = cell;
    this.shell.requestUpdate();
  }

  /** There is another board, or another file on it. */
  forget(): void {
    this.at = null;
    this.pointed = null;
    this.shell.requestUpdate();
  }
}
