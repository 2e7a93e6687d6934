import './all-boards';
import type { AnyGame } from '../../src/games/game';
import type { Board } from './board';

/** A new board for a game, or `null` when its element is not defined. Every folder beside this file defines its own. */
export function createBoard({ board }: AnyGame): Board<unknown> | null {
  return customElements.get(board) ? (document.createElement(board) as Board<unknown>) : null;
}
