import type { GameLoop } from '../engine/gameLoop';
import { parseMove } from './move';

/** What a card would do to a monster: the hit points that it loses, and those that are left. */
export interface Hit {
  readonly lost: number;
  readonly hp: number;
}

/** What the board may ask about a state. Nothing changes. */
export interface SpireQueries {
  /** Whether a line that was typed is a command here. */
  isCommand(line: string): boolean;
  /** What the card of a name would do to the monster of an ID; `null` for a play that isn't possible. */
  hitOf(card: string, target: number): Hit | null;
}

/** The questions about a game as it stands. */
export function queriesOf(loop: GameLoop): SpireQueries {
  return {
    isCommand: (line) => loop.getStatus() === 'playing' && parseMove(line) !== null,
    hitOf: (card, target) => hitOf(loop, card, target),
  };
}

/** Plays the card in a fork. A monster that is not found afterwards is defeated, whatever encounter came then. */
function hitOf(loop: GameLoop, card: string, target: number): Hit | null {
  const before = hpOf(loop, target);
  if (loop.getStatus() !== 'playing' || before === undefined) return null;
  const fork = loop.copy();
  fork.perform({ kind: 'play', card, target });
  if (!fork.hasSucceeded()) return null;
  const hp = hpOf(fork, target) ?? 0;
  return { lost: before - hp, hp };
}

function hpOf(loop: GameLoop, id: number): number | undefined {
  return loop
    .getEncounter()
    .getMonsters()
    .find((monster) => monster.getId() === id)
    ?.getHp();
}
