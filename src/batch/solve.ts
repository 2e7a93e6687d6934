import type { AnyGame } from '../games/game';
import type { Solution } from '../games/jobs';
import type { SearchLimits, SearchWish } from '../games/search';
import type { GameSetup } from '../games/setup';

/** Where a search begins, and what is asked of it besides a shortest win. */
export interface SolveWish extends SearchWish {
  /** What was played before; inputs that are no turn are passed over. */
  readonly inputs?: readonly string[];
}

/** An input on the way from the start; the states themselves are dropped as soon as they were looked at. */
interface Step {
  readonly input: string;
  readonly before: Step | null;
}

/** A state that is to be looked at. */
interface Entry {
  readonly state: unknown;
  readonly path: Step | null;
  /** How many shortest ways lead here. */
  ways: number;
}

const PROGRESS_INTERVAL = 10_000;

/** A JavaScript set holds no more. */
const MAX_STATES = 2 ** 24 - 1;

/** How many cells are copied between two looks at the memory. */
const COPIED_BETWEEN_LOOKS = 16_384;

/** Whether a game can be searched for a win: it tells its inputs and the keys of its states, and can be won. */
export function isSolvable({ inputs, stateKey, outcomes }: AnyGame): boolean {
  return inputs !== undefined && stateKey !== undefined && outcomes.includes('won');
}

/** Finds a shortest win as `solve` does, with the game's own search where it has one. */
export function solveFast(
  game: AnyGame,
  definition: unknown,
  setup: GameSetup<unknown>,
  limits: SearchLimits,
  wish: SolveWish = {},
): Solution {
  const start = startOf(game, definition, setup, wish);
  const own = game.status(start) === 'playing' ? game.search?.(start, limits, wish) : null;
  return own ?? solve(game, definition, setup, limits, wish);
}

/**
 * Finds a shortest win, breadth-first, from the start of a definition that plays; a game that is not solvable has none.
 * `docs/games/slug.md#shortest-win`
 */
export function solve(
  game: AnyGame,
  definition: unknown,
  setup: GameSetup<unknown>,
  limits: SearchLimits,
  wish: SolveWish = {},
): Solution {
  const start = startOf(game, definition, setup, wish);
  if (game.status(start) === 'won') return win(null, 1, 1, wish);
  const seen = new Set([game.stateKey?.(start)]);
  const maxStates = Math.min(limits.states, MAX_STATES);
  const giveUp = (): Solution => ({ outcome: 'limit', length: null, inputs: null, states: seen.size });
  const lookInterval = Math.max(1, Math.floor(COPIED_BETWEEN_LOOKS / game.copyCost(start)));
  let expanded = 0;
  let layer: Entry[] = [{ state: start, path: null, ways: 1 }];
  while (layer.length > 0) {
    const next: Entry[] = [];
    const nextByKey = new Map<string | undefined, Entry>();
    let won: Step | null = null;
    let wins = 0;
    // Taken off one by one, so that a state that was looked at takes no more memory.
    layer.reverse();
    for (let entry = layer.pop(); entry; entry = layer.pop()) {
      const { state: from, path, ways } = entry;
      if (limits.isOver()) return giveUp();
      if (expanded++ % lookInterval === 0 && limits.isMemoryUsedUp?.()) return { ...giveUp(), isMemoryUsedUp: true };
      for (const input of game.inputs?.(from) ?? []) {
        const reached = game.copy(from);
        if (!game.step(reached, input)) continue;
        const step: Step = { input, before: path };
        const status = game.status(reached);
        if (status === 'won') {
          won ??= step;
          wins += ways;
          if (!wish.all) return win(won, wins, seen.size, wish);
        }
        if (status !== 'playing' || won) continue;
        const key = game.stateKey?.(reached);
        if (seen.has(key)) {
          const known = nextByKey.get(key);
          if (known) known.ways += ways;
          continue;
        }
        if (seen.size >= maxStates) return giveUp();
        seen.add(key);
        if (seen.size % PROGRESS_INTERVAL === 0) limits.progress?.(seen.size);
        const found = { state: reached, path: step, ways };
        next.push(found);
        if (wish.all) nextByKey.set(key, found);
      }
    }
    if (won) return win(won, wins, seen.size, wish);
    layer = next;
  }
  return { outcome: 'none', length: null, inputs: null, states: seen.size };
}

/** The state that the search begins with. */
function startOf(game: AnyGame, definition: unknown, setup: GameSetup<unknown>, { inputs = [] }: SolveWish): unknown {
  const start = game.start(definition, setup);
  for (const input of inputs) game.step(start, input);
  return start;
}

function win(last: Step | null, wins: number, states: number, { all = false }: SolveWish): Solution {
  const inputs: string[] = [];
  for (let step: Step | null = last; step; step = step.before) inputs.push(step.input);
  inputs.reverse();
  const solution: Solution = { outcome: 'win', length: inputs.length, inputs, states };
  return all ? { ...solution, wins: Math.min(Number.MAX_SAFE_INTEGER, wins) } : solution;
}
