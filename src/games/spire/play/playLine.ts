import type { GameEvent } from '../../game';
import type { GameLoop } from '../engine/gameLoop';
import { parseMove } from './move';

/** Plays a move line. `false`: it is no command, or the game is over, and nothing changed. `docs/games/spire.md#moves` */
export function playLine(loop: GameLoop, line: string, log?: GameEvent[]): boolean {
  const move = loop.getStatus() === 'playing' ? parseMove(line) : null;
  if (!move) return false;
  loop.perform(move, log);
  return true;
}
