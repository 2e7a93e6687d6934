import type { PlayFailure } from '../src/play/session';
import { text } from './texts';

/** What an engine or a parser failed at, in words. */
export function failureText({ turn, reason }: PlayFailure): string {
  return turn === null ? text('playground.text-failed', { reason }) : text('playground.turn-failed', { turn, reason });
}
