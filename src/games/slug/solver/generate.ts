import { Random } from '../../../core/random';
import type { Difficulty, Generated, GenerateLimits, GenerateWish } from '../../generate';
import { drawLevel, modelOf, textOf, type Recipe } from './drawLevel';
import { inputsOf, type Key } from './keys';
import { PackedGame } from './packedGame';
import { plainReason } from './reasons';
import { Search } from './search';

/** A level that needs more states than this is left alone: whether it fits would take too long to know, and a machine's speed must not matter. */
const MOST_STATES = 30_000;

/** How many states are stored at most to count the shortest wins. */
const MOST_COUNTED_STATES = 500_000;

/**
 * Draws levels until one needs as many keys as are wanted, which the solver proves. The same recipe and seed give the same level, on any machine: only
 * `isOver` looks at a clock, and then there is none.
 */
export function generateLevel(
  recipe: Recipe,
  { least, most, seed, tries }: Omit<GenerateWish<unknown>, 'like' | 'size'>,
  keys: readonly Key[],
  { isOver, progress }: GenerateLimits,
): Generated {
  const random = new Random(BigInt(seed));
  for (let tried = 1; tried <= tries; tried++) {
    if (isOver()) return { outcome: 'limit', tries: tried - 1 };
    progress?.(tried);
    const drawn = drawLevel(recipe, random);
    if (!drawn) continue;
    const model = modelOf(drawn);
    const game = PackedGame.of(model);
    if (!game || plainReason(model, game.ground)) continue;
    const limits = { isOver: () => false };
    const { way, states, deadEnds } = new Search(game, { ...limits, states: MOST_STATES }, false, most).run();
    if (!way || way.length < least) continue;
    const counting = PackedGame.of(model) ?? game;
    const counted = new Search(counting, { ...limits, states: MOST_COUNTED_STATES }, true, most).run();
    const difficulty: Difficulty = {
      length: way.length,
      inputs: inputsOf(way, keys),
      wins: counted.outcome === 'win' ? counted.wins : null,
      states,
      deadEnds,
    };
    return { outcome: 'made', text: textOf(drawn), tries: tried, difficulty };
  }
  return { outcome: 'none', tries };
}
