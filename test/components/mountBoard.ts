// Boards in the page, each with a state of its game drawn on it, and what they hand to the shell.
import { render, type LitElement } from 'lit';
import type { PlaygroundModel } from '../../src/play/playgroundModel';
import { isSlotBoard, type Board } from '../../webview/boards/board';
import '../../webview/boards/createBoard';
import { mount, settled } from './support';

type Tags = HTMLElementTagNameMap;
type BoardTag = { [K in keyof Tags]: Tags[K] extends Board<never> & LitElement ? K : never }[keyof Tags];

/** The height that boards have in tests, in CSS pixels. */
const HEIGHT = 480;

/** What was asked of a board for the shell, and where it is shown. */
const shown = new WeakMap<HTMLElement, Map<string, HTMLElement>>();

/** A board with what a model shows; it is as wide as the page. */
export async function mountBoard<K extends BoardTag>(tag: K, model: PlaygroundModel): Promise<Tags[K]> {
  const board = await mount(tag);
  board.style.height = `${HEIGHT}px`;
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
  const { session } = model;
  board.draw(session?.frame, model.queries, { events: session?.eventsOf(session.turn) ?? [], glide: 0 });
  await settled(board);
  for (const id of shown.get(board)?.keys() ?? []) await showPart(board, id);
}

/** A section of a board by its id, or its `footer`, as the shell shows it; it follows the board from then on. */
export async function showPart(board: Board<unknown>, id: string): Promise<HTMLElement> {
  const parts = shown.get(board) ?? new Map<string, HTMLElement>();
  shown.set(board, parts);
  const place = parts.get(id) ?? document.createElement('div');
  parts.set(id, place);
  if (!place.isConnected) document.body.append(place);
  const section = board.sections?.find((each) => each.id === id);
  if (id !== 'footer' && !section) throw new Error(`no section ${id}`);
  render(id === 'footer' ? board.renderFooter?.() : section?.render(), place);
  for (const element of place.querySelectorAll<LitElement>('*')) await settled(element);
  return place;
}

/** Takes away what was shown of a board, as the shell does with a section when another one is looked at. */
export function forgetParts(board: Board<unknown>): void {
  for (const place of shown.get(board)?.values() ?? []) place.remove();
  shown.delete(board);
}

/** The one element of a tag in a section or the footer. */
export async function partIn<K extends keyof Tags>(board: Board<unknown>, id: string, tag: K): Promise<Tags[K]> {
  const found = (await showPart(board, id)).querySelector(tag);
  if (!found) throw new Error(`no ${tag} in ${id}`);
  return found;
}
