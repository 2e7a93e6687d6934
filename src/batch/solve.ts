import { analyse, NO_COMPANIONS } from '../games/analysis';
import { slugLevelFormat } from '../games/slug/language/format';
import { slugGame, type SlugState } from '../games/slug/play/game';
import { stateKey } from '../games/slug/play/stateKey';

/** `win`: `keys` wins and nothing shorter does. `none`: the whole space holds no win. `limit`: the search was given up. */
export interface Solution {
  readonly outcome: 'win' | 'none' | 'limit';
  readonly length: number | null;
  /** The keys of a shortest win, a blank for the space key. */
  readonly keys: string | null;
  /** How many different states were stored, the start included; won and lost ones are not stored. */
  readonly states: number;
}

const KEYS = ['w', 's', 'a', 'd', ' '];

/** A key on the way from the start; the states themselves are dropped as soon as they were looked at. */
interface Step {
  readonly key: string;
  readonly before: Step | null;
}

/**
 * Finds a shortest win of a level, breadth first. The search stops before it would store more than `limit` states,
 * and when `isOver` says that the time is up. The text must play;
 * one that does not has no win. `docs/games/slug.md#shortest-win`
 */
export function solve(text: string, limit: number, isOver: () => boolean = () => false): Solution {
  const { definition, plays } = analyse(slugLevelFormat, text);
  if (!plays) return { outcome: 'none', length: null, keys: null, states: 0 };
  const state = slugGame.start(definition, null, NO_COMPANIONS);
  const seen = new Set([stateKey(state.model)]);
  let layer: { state: SlugState; path: Step | null }[] = [{ state, path: null }];
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { state: from, path } of layer) {
      if (isOver()) return { outcome: 'limit', length: null, keys: null, states: seen.size };
      for (const key of KEYS) {
        const reached = slugGame.copy(from);
        if (!slugGame.step(reached, key)) continue;
        const step: Step = { key, before: path };
        if (reached.status === 'won') return win(step, seen.size);
        if (reached.status !== 'playing') continue;
        const id = stateKey(reached.model);
        if (seen.has(id)) continue;
        if (seen.size >= limit) return { outcome: 'limit', length: null, keys: null, states: seen.size };
        seen.add(id);
        next.push({ state: reached, path: step });
      }
    }
    layer = next;
  }
  return { outcome: 'none', length: null, keys: null, states: seen.size };
}

function win(last: Step, states: number): Solution {
  let keys = '';
  for (let step: Step | null = last; step; step = step.before) keys = step.key + keys;
  return { outcome: 'win', length: keys.length, keys, states };
}
