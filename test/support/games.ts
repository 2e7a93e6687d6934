import { analyse } from '../../src/games/analysis';
import type { AnyGame, Game } from '../../src/games/game';
import { plainSetup } from '../../src/games/setup';
import { slugGame, type SlugState } from '../../src/games/slug/play/game';
import type { SessionSetup } from '../../src/play/session';

/** How often a game was asked for work. */
export interface Calls {
  steps: number;
  copies: number;
}

/** The game with its steps and copies counted, and perhaps with states whose copies claim to cost more. */
export function counted<D, S, F>(game: Game<D, S, F>, copyCost?: number): { game: Game<D, S, F>; calls: Calls } {
  const calls: Calls = { steps: 0, copies: 0 };
  const watched: Game<D, S, F> = {
    ...game,
    step(state, input, log) {
      calls.steps++;
      return game.step(state, input, log);
    },
    copy(state) {
      calls.copies++;
      return game.copy(state);
    },
    copyCost: (state) => copyCost ?? game.copyCost(state),
  };
  return { game: watched, calls };
}

/** What a session of SlugDungeon plays; the text must play. */
export function slugSession(text: string): SessionSetup {
  const { definition, plays } = analyse(slugGame.format, text);
  if (!plays) throw new RangeError(text);
  return { definition, setup: plainSetup(null) };
}

/** A game of SlugDungeon at its start; the text must play. */
export function slugStart(text: string): SlugState {
  return slugGame.start(analyse(slugGame.format, text).definition, plainSetup(null));
}

/** Two states of a game are the same when their frames are. */
export function frameOf(game: AnyGame, state: unknown): unknown {
  return JSON.parse(JSON.stringify(game.frame(state)));
}
