import type { RogueState } from './game';
import { HostileEnemy } from '../engine/ai';
import type { Point } from '../facts/position';

const NOWHERE: readonly Point[] = [];

/**
 * The cells that a monster would try next if the player stayed where it is: a new way to the player while the player sees the monster, else
 * what is left of its last one. Empty for the dead, for one next to the player that it sees, and for a number that no monster has. Monsters are
 * numbered from 0 in the order in which they act. `docs/games/rogue.md#monsters`
 */
export function plannedPath({ engine }: RogueState, monsterIndex: number): readonly Point[] {
  const ai = engine.monsters[monsterIndex]?.ai;
  return ai instanceof HostileEnemy ? ai.plannedPath : NOWHERE;
}
