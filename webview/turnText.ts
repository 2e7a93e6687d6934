import { logMessage } from '../src/games/events';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import { say, text } from './texts';

/** The turn that is shown, in words: its number, what happened in it, and the end if it has come. */
export function turnText({ session, game }: Pick<PlaygroundModel, 'session' | 'game'>): string {
  if (!session || !game) return '';
  const events = session.eventsOf(session.turn).map((event) => say(logMessage(game.logPrefix, event)));
  const outcome = session.status === 'playing' ? [] : [text(`outcome.${session.status}`)];
  return [text('playground.turn', { turn: session.turn }), ...events, ...outcome].join(' ');
}
