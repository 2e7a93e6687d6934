import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { Board } from './boards/board';
import { text } from './texts';

/** The hints that the panel gives, each once: the next useful thing. */
const HINTS = ['play', 'back', 'text'] as const;

type Hint = (typeof HINTS)[number];

/** A hint that nobody has followed is gone after so many turns. */
const PATIENCE = 6;

/** What the hints depend on. */
export interface HintState {
  readonly model: Pick<PlaygroundModel, 'session' | 'game' | 'view' | 'isStale'>;
  readonly board: Pick<Board<unknown>, 'keys'> | null;
}

/** The hint that is due, or `null`; which ones were given stands in the view. */
export function dueHint({ model, board }: HintState): Hint | null {
  const { session, view, isStale, game } = model;
  if (!session || !board || isStale || session.status !== 'playing') return null;
  const hint = HINTS.find((each) => !view.hints.includes(each));
  if (hint === 'play') return session.turn === 0 ? hint : null;
  if (hint === 'back') return session.turn > 0 ? hint : null;
  return hint === 'text' && game?.rangeOfCell && session.turn > PATIENCE ? hint : null;
}

/** The words of a hint. */
export function hintText(hint: Hint, board: Pick<Board<unknown>, 'keys'>, runsByItself: boolean): string {
  if (hint !== 'play') return text(`hint.${hint}`);
  if (board.keys.length > 0) return text('hint.play');
  return text(runsByItself ? 'hint.run' : 'hint.keys');
}

/** The hints that have done their work by now: whoever has played, gone back or seen a cell in the text needs them no more. */
export function followedHints({ model }: HintState, before: { readonly turn: number }): readonly Hint[] {
  const { session, view } = model;
  if (!session) return [];
  const done: Hint[] = [];
  if (session.turn > 0) done.push('play');
  if (session.turn < before.turn || session.turn > PATIENCE) done.push('back');
  if (session.turn > 2 * PATIENCE) done.push('text');
  return done.filter((hint) => !view.hints.includes(hint));
}
