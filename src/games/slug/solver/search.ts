import type { SearchLimits } from '../../search';
import { GoalWalks } from './goalWalks';
import { LOST, NO_TURN, STAY, WON, type PackedGame } from './packedGame';
import { MOST_STATES, StateStore } from './stateStore';

/** What a search has come to. */
export interface Found {
  readonly outcome: 'win' | 'none' | 'limit';
  /** The directions of a shortest win. */
  readonly way: readonly number[] | null;
  /** How many states were stored. */
  readonly states: number;
  /** How many rows of directions of that length win, `Number.MAX_SAFE_INTEGER` for so many or more; 0 unless they were to be counted. */
  readonly wins: number;
  /** How many of the turns that were tried led to where no win can follow: a lost game, or a hopeless one. */
  readonly deadEnds: number;
  readonly isMemoryUsedUp: boolean;
}

/** How many states are looked at between two looks at the clock. */
const LOOK_INTERVAL = 64;

const PROGRESS_INTERVAL = 10_000;

/** The largest lost health and poison that a store holds. */
const MOST_HARM = 2 ** 32 - 1;

/**
 * Searches, breadth first, for a shortest win from the start of a packed game; or, to count them, for all shortest wins. The states are not kept
 * apart as finely as those of `stateKey`, and some are not kept at all, none of which changes the answer:
 *
 * - **Better health.** Of two states that differ in health and poison alone, the one with no less health and no more poison stands for both. Slugs
 *   never look at the player’s health or poison; poison, healing up to the maximum and damage down to 0 keep the order of two healths, and no key
 *   is a turn for one only. So whatever wins from the worse state wins from the better one, which was reached no later. Where wins are counted
 *   this is left out, since each row of keys counts.
 * - **No slugs left.** Then the rest is a walk: nobody is in the way, and only poison harms, turn by turn the same wherever the player goes. A
 *   shortest walk to the nearest goal is best, and it wins exactly if the player outlives all its turns but the last (a win at health 0 is one). So
 *   the state is not stored, and the walk gives a win whose length nothing shorter through this state can beat.
 * - **Too far.** A state needs at least as many more turns as the nearest goal is steps away over ground without slugs, and one at least. If that makes
 *   it no shorter than a win that is known (longer, where wins are counted), it is left out.
 * - **Hopeless.** A state where slugs live and nothing can hurt one any more (`PackedGame.isHopeless`) comes before no win.
 */
export class Search {
  private readonly store: StateStore;
  private readonly walks: GoalWalks;
  /** How many shortest rows of directions lead to each state, and how many walks lead to a goal; empty unless wins are counted. */
  private counts = new Float64Array(0);
  private readonly walkCounts: Float64Array;
  /** The length of the shortest win that is known, and how it goes. */
  private best: number;
  private way: number[] | null = null;
  private wins = 0;
  private deadEnds = 0;

  /** Wins that are longer than `longest` are not looked for; then `none` means that there is none so short. */
  constructor(
    private readonly game: PackedGame,
    private readonly limits: SearchLimits,
    private readonly isCounting: boolean,
    longest = Infinity,
  ) {
    this.best = isCounting ? longest : longest + 1;
    this.store = new StateStore(game.key.length, isCounting, Math.min(limits.states, MOST_STATES));
    this.walks = new GoalWalks(game.ground);
    this.walkCounts = isCounting ? this.walks.counts() : new Float64Array(0);
  }

  /** Searches. A search is made for one run. */
  run(): Found {
    const { game, store, limits } = this;
    if (!this.fits()) return this.found('limit');
    if (limits.isMemoryUsedUp?.(store.growth) || !store.reserve()) return this.found('limit', true);
    store.find(game.key, game.lostHealth, game.poison);
    store.add(game.key, game.lostHealth, game.poison, 0, 0);
    this.count(0, 1);
    if (game.slugsLeft === 0) {
      this.walkToGoal(0, 0, -1);
      return this.found(this.way ? 'win' : 'none');
    }
    let depth = 0;
    let layerEnd = 1;
    for (let state = 0; state < store.size; state++) {
      if (state === layerEnd) {
        depth++;
        layerEnd = store.size;
      }
      if (this.isTooLong(depth + 1)) break;
      if (state % LOOK_INTERVAL === 0 && limits.isOver()) return this.found('limit');
      game.load(store.blockOf(state), store.placeOf(state), store.lostHealthOf(state), store.poisonOf(state));
      for (let direction = 0; direction <= STAY; direction++) {
        const outcome = game.play(direction);
        if (outcome === NO_TURN) continue;
        if (outcome === LOST || (outcome !== WON && game.isHopeless())) this.deadEnds++;
        else if (outcome === WON || game.slugsLeft === 0) this.walkToGoal(depth + 1, state, direction);
        else if (!this.isTooLong(depth + 1 + this.turnsLeft())) {
          const reason = this.keep(state, direction, layerEnd);
          if (reason !== null) return this.found('limit', reason === 'memory');
        }
      }
    }
    return this.found(this.way ? 'win' : 'none');
  }

  /** Stores the state that was reached, unless it is known; answers what keeps it from that. `layerEnd` is the first state of the next layer. */
  private keep(before: number, direction: number, layerEnd: number): 'limit' | 'memory' | null {
    const { game, store, limits } = this;
    const known = store.find(game.key, game.lostHealth, game.poison);
    if (known >= 0) {
      if (known >= layerEnd) this.count(known, this.counts[before] ?? 0);
      return null;
    }
    if (store.isFull || !this.fits()) return 'limit';
    if (store.growth > 0) {
      if (limits.isMemoryUsedUp?.(store.growth) || !store.reserve()) return 'memory';
      store.find(game.key, game.lostHealth, game.poison);
    }
    store.add(game.key, game.lostHealth, game.poison, before, direction);
    this.count(store.size - 1, this.counts[before] ?? 0);
    if (store.size % PROGRESS_INTERVAL === 0) limits.progress?.(store.size);
    return null;
  }

  /** Takes the shortest walks from the state that was reached, where no slug is left, for wins; `depth` turns lead there, the last one from `before`. */
  private walkToGoal(depth: number, before: number, direction: number): void {
    const steps = this.walks.distanceFrom(this.game.cell);
    const length = depth + steps;
    if (steps < 0 || !this.outlives(steps - 1)) this.deadEnds++;
    else if (!this.isTooLong(length)) this.takeWin(length, before, direction);
  }

  private takeWin(length: number, before: number, direction: number): void {
    const { game, walks } = this;
    if (length < this.best || !this.way) {
      this.best = length;
      this.way = [...this.store.wayTo(before), ...(direction < 0 ? [] : [direction]), ...walks.walkFrom(game.cell)];
      this.wins = 0;
    }
    if (!this.isCounting) return;
    const ways = (this.counts[before] ?? 0) * (this.walkCounts[game.cell] ?? 0);
    this.wins = Math.min(Number.MAX_SAFE_INTEGER, this.wins + ways);
  }

  /** Whether the player lives after so many turns in which only poison harms. */
  private outlives(turns: number): boolean {
    let health = this.game.maxHealth - this.game.lostHealth;
    let { poison } = this.game;
    for (let turn = 0; turn < turns && poison > 0 && health > 0; turn++) health -= poison--;
    return health > 0 || turns < 0;
  }

  /** At least how many turns a win is away from the state that was reached. */
  private turnsLeft(): number {
    const steps = this.walks.distanceFrom(this.game.cell);
    return steps < 0 ? Infinity : Math.max(1, steps);
  }

  /** Whether a win of this length is not wanted any more. */
  private isTooLong(length: number): boolean {
    return this.isCounting ? length > this.best : length >= this.best;
  }

  private fits(): boolean {
    return this.game.lostHealth <= MOST_HARM && this.game.poison <= MOST_HARM;
  }

  private count(state: number, ways: number): void {
    if (!this.isCounting) return;
    if (state >= this.counts.length) {
      const grown = new Float64Array(Math.max(1024, 2 * this.counts.length));
      grown.set(this.counts);
      this.counts = grown;
    }
    this.counts[state] = (this.counts[state] ?? 0) + ways;
  }

  private found(outcome: Found['outcome'], isMemoryUsedUp = false): Found {
    const isWin = outcome === 'win';
    return {
      outcome,
      way: isWin ? this.way : null,
      states: this.store.size,
      wins: isWin ? this.wins : 0,
      deadEnds: this.deadEnds,
      isMemoryUsedUp,
    };
  }
}
