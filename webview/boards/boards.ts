import type { Board } from './board';
import { RobotsBoard } from './robots/robotsBoard';
import { RogueBoard } from './rogue/rogueBoard';
import { SlugBoard } from './slug/slugBoard';
import { SnakesBoard } from './snakes/snakesBoard';
import { SpireBoard } from './spire/spireBoard';

/** The board of each game, by the game's id. A new game is one line here. */
const BOARDS: Readonly<Record<string, new () => Board<never>>> = {
  rogue: RogueBoard,
  slug: SlugBoard,
  snakes: SnakesBoard,
  robots: RobotsBoard,
  spire: SpireBoard,
};

/** A new board for a game, or `null` when it has none. */
export function createBoard(gameId: string): Board<unknown> | null {
  const Constructor = BOARDS[gameId];
  return Constructor ? (new Constructor() as Board<unknown>) : null;
}
