import type { Solution } from '../../jobs';
import type { SearchLimits, SearchWish } from '../../search';
import type { SlugDungeonModel } from '../engine/model';
import { generateLevel } from './generate';
import { inputsOf, type Key } from './keys';
import { PackedGame } from './packedGame';
import { plainReason } from './reasons';
import { Search, type Found } from './search';

/** Makes levels to measure. Bundles that search nothing leave this out. */
export const generate: typeof generateLevel | undefined = generateLevel;

/** Finds a shortest win from where a model is, a game that goes on. */
type SlugSearch = (
  model: SlugDungeonModel,
  keys: readonly Key[],
  limits: SearchLimits,
  wish?: SearchWish,
) => Solution | null;

/**
 * The search for a shortest win of SlugDungeon, on packed states. `null` for a model with things of other classes than the game's own, which only
 * the search over any game can play. Bundles that search nothing leave this out. `docs/games/slug.md#shortest-win`
 */
export const searchWin: SlugSearch | undefined = (model, keys, limits, { all = false } = {}) => {
  const game = PackedGame.of(model);
  if (!game) return null;
  const reason = plainReason(model, game.ground);
  if (reason) return { outcome: 'none', length: null, inputs: null, states: 1, reason };
  const found = new Search(game, limits, all).run();
  if (found.outcome === 'none') return { ...solutionOf(found), ...healthReason(model, limits) };
  const solution = solutionOf(found, keys);
  return all && found.outcome === 'win' ? { ...solution, wins: found.wins } : solution;
};

function solutionOf({ outcome, way, states, isMemoryUsedUp }: Found, keys: readonly Key[] = []): Solution {
  const inputs = way && inputsOf(way, keys);
  const solution = { outcome, length: way?.length ?? null, inputs, states };
  return isMemoryUsedUp ? { ...solution, isMemoryUsedUp } : solution;
}

/** A game that a player without any harm wins, and no other, fails for the health alone. */
function healthReason(model: SlugDungeonModel, limits: SearchLimits): Pick<Solution, 'reason'> {
  const game = model.getSlugs().length > 0 ? PackedGame.of(model, true) : null;
  if (!game) return {};
  const { way } = new Search(game, { ...limits, progress: () => undefined }, false).run();
  return way ? { reason: { key: 'slug.unwinnable.health', args: { count: way.length } } } : {};
}
