import { HostileEnemy } from '../engine/ai';
import type { Engine } from '../engine/engine';
import type { Actor } from '../engine/entity';

/**
 * What decides how a game can go on, as a short text: when two states of one start have equal keys, the same inputs do the same from here. What
 * is seen follows from where the player stands, and whom somebody blocks from where the living stand; what is explored, what was said and the
 * number of the turn decide nothing. `docs/games/rogue.md#equal-states`
 */
export function stateKey({ player, monsters, hasLeft }: Engine): string {
  if (hasLeft) return 'left';
  return [placeAndHp(player), ...monsters.map((monster) => placeAndHp(monster) + pathOf(monster))].join(';');
}

function placeAndHp({ x, y, fighter: { hp } }: Actor): string {
  return `${x},${y},${hp}`;
}

function pathOf({ ai }: Actor): string {
  return ai instanceof HostileEnemy ? ai.lastingPath.map(([x, y]) => `>${x},${y}`).join('') : '';
}
