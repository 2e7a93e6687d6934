import type { Status } from '../src/games/game';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { Board, Standing, Tone } from './boards/board';
import { text } from './texts';

const TONES: Readonly<Record<Status, Tone>> = { playing: 'quiet', won: 'green', lost: 'red', over: 'quiet' };

/** How the game stands: what is wrong with its text, what the board says of it, or else whether it goes on and who won. */
export function standingOf(
  { session, isStale, problems }: PlaygroundModel,
  board: Pick<Board<unknown>, 'standing'> | null,
  isRunning: boolean,
): Standing {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (isStale && errors > 0) return { label: text('outcome.problems', { count: errors }), tone: 'yellow' };
  const status = session?.status ?? 'playing';
  const own = board?.standing?.(status);
  if (own) return own;
  if (status === 'won' || status === 'lost') return { label: text(`standing.${status}`), tone: TONES[status] };
  return { label: text(isRunning ? 'outcome.running' : `outcome.${status}`), tone: TONES[status] };
}
