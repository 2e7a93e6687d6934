// Boards in the page, each with a state of its game drawn on it.
import type { LitElement } from 'lit';
import type { PlaygroundModel } from '../../src/play/playgroundModel';
import { isSlotBoard, type Board } from '../../webview/boards/board';
import '../../webview/boards/createBoard';
import { mount, settled } from './support';

type Tags = HTMLElementTagNameMap;
type BoardTag = { [K in keyof Tags]: Tags[K] extends Board<never> & LitElement ? K : never }[keyof Tags];

/** A board with what a model shows; it is as wide as the page. */
export async function mountBoard<K extends BoardTag>(tag: K, model: PlaygroundModel): Promise<Tags[K]> {
  const board = await mount(tag);
  await redraw(board, model);
  return board;
}

/** Draws what the model shows now, as the panel does. */
export async function redraw(board: Board<unknown> & LitElement, model: PlaygroundModel): Promise<void> {
  board.options = model.options;
  if (isSlotBoard(board)) {
    board.ownSlot = model.ownSlot;
    board.slots = model.slots;
  }
  board.draw(model.session?.frame, model.queries);
  await settled(board);
}
