import type { Game } from './game';
import { drillGame } from './robots/play/drillGame';
import { robotsGame } from './robots/play/game';
import { rogueGame } from './rogue/play/game';
import { slugGame } from './slug/play/game';
import { snakesGame } from './snakes/play/game';
import { spireGame } from './spire/play/game';

/** A game seen from outside: its definition, state and frame are its own, and only its own functions look into them. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** Every game. A new game is one line here and one in `formats.ts`. */
export const GAMES: readonly AnyGame[] = [slugGame, spireGame, snakesGame, robotsGame, drillGame, rogueGame];

/** The game that plays files of a language. */
export function gameOfLanguage(languageId: string): AnyGame | undefined {
  return GAMES.find(({ format }) => format.languageId === languageId);
}
