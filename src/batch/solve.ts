import type { AnyGame } from '../games/game';
import type { Solution } from '../games/jobs';
import type { GameSetup } from '../games/setup';

/** An input on the way from the start; the states themselves are dropped as soon as they were looked at. */
interface Step {
  readonly input: string;
  readonly before: Step | null;
}

/** What a search minds besides the game. */
export interface SearchLimits {
  /** The search stops before it would store more states than this. */
  readonly states: number;
  /** Whether the time is up. */
  isOver(): boolean;
  /** Whether no more memory may be used. */
  isMemoryUsedUp?(): boolean;
  /** Called now and then with the number of states so far. */
  progress?(states: number): void;
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

/** Finds a shortest win, breadth-first, from the start of a definition that plays; a game that is not solvable has none. `docs/games/slug.md#shortest-win` */
export function solve(game: AnyGame, definition: unknown, setup: GameSetup<unknown>, limits: SearchLimits): Solution {
  const start = game.start(definition, setup);
  if (game.status(start) === 'won') return { outcome: 'win', length: 0, inputs: [], states: 1 };
  const seen = new Set([game.stateKey?.(start)]);
  const maxStates = Math.min(limits.states, MAX_STATES);
  const giveUp = (): Solution => ({ outcome: 'limit', length: null, inputs: null, states: seen.size });
  const lookInterval = Math.max(1, Math.floor(COPIED_BETWEEN_LOOKS / game.copyCost(start)));
  let expanded = 0;
  let layer: { state: unknown; path: Step | null }[] = [{ state: start, path: null }];
  while (layer.length > 0) {
    const next: typeof layer = [];
    // Taken off one by one, so that a state that was looked at takes no more memory.
    layer.reverse();
    for (let entry = layer.pop(); entry; entry = layer.pop()) {
      const { state: from, path } = entry;
      if (limits.isOver()) return giveUp();
      if (expanded++ % lookInterval === 0 && limits.isMemoryUsedUp?.()) return { ...giveUp(), isMemoryUsedUp: true };
      for (const input of game.inputs?.(from) ?? []) {
        const reached = game.copy(from);
        if (!game.step(reached, input)) continue;
        const step: Step = { input, before: path };
        const status = game.status(reached);
        if (status === 'won') return win(step, seen.size);
        if (status !== 'playing') continue;
        const key = game.stateKey?.(reached);
        if (seen.has(key)) continue;
        if (seen.size >= maxStates) return giveUp();
        seen.add(key);
        if (seen.size % PROGRESS_INTERVAL === 0) limits.progress?.(seen.size);
        next.push({ state: reached, path: step });
      }
    }
    layer = next;
  }
  return { outcome: 'none', length: null, inputs: null, states: seen.size };
}

function win(last: Step, states: number): Solution {
  const inputs: string[] = [];
  for (let step: Step | null = last; step; step = step.before) inputs.push(step.input);
  inputs.reverse();
  return { outcome: 'win', length: inputs.length, inputs, states };
}
