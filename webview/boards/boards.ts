import type { Board } from './board';
import { SlugBoard } from './slugBoard';

/** The board of each game, by the game's id. A new game is one line here. */
const BOARDS: Readonly<Record<string, new () => Board<never>>> = {
  slug: SlugBoard,
};

/** A new board for a game, or `null` when it has none. */
export function createBoard(gameId: string): Board<unknown> | null {
  const Constructor = BOARDS[gameId];
  return Constructor ? (new Constructor() as Board<unknown>) : null;
}
