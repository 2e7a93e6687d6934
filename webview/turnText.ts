import { logMessage } from '../src/games/events';
import type { AnyGame } from '../src/games/game';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import { say, text } from './texts';

/** An input of a session by its number, under the name that the game gives it. */
export const turnWords = (game: Pick<AnyGame, 'unit'> | null, turn: number): string =>
  text(game?.unit === 'move' ? 'playground.move' : 'playground.turn', { turn });

/** The same, and how many there are. */
export const turnOfWords = (unit: AnyGame['unit'], turn: number, turns: number): string =>
  text(unit === 'move' ? 'playground.move-of' : 'playground.turn-of', { turn, turns });

/** The turn that is shown, in words: its number, what happened in it, and the end if it has come. */
export function turnText({ session, game }: Pick<PlaygroundModel, 'session' | 'game'>): string {
  if (!session || !game) return '';
  const events = session.eventsOf(session.turn).map((event) => say(logMessage(game.logPrefix, event)));
  const outcome = session.status === 'playing' ? [] : [text(`outcome.${session.status}`)];
  return [turnWords(game, session.turn), ...events, ...outcome].join(' ');
}
