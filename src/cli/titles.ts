import type { AnyGame } from '../games/game';
import type { Registry } from '../games/registry';

/** What people call a game. */
export function titleOf({ modules }: Registry, game: AnyGame): string {
  return modules.find(({ games }) => games.includes(game))?.title ?? game.id;
}

/** The titles of the games that the terminal plays and that are like this, each once. */
export function titlesOf(registry: Registry, isLikeThis: (game: AnyGame) => boolean): string {
  const games = registry.games.filter((game) => !game.isPractice && isLikeThis(game));
  return [...new Set(games.map((game) => titleOf(registry, game)))].join(', ');
}
