import { Random, type Seed } from '../../../core/random';

/** The seed of a game for which nobody asked for another; `docs/games/spire.md#chance`. */
export const DEFAULT_SEED = '10012023';

/** What a whole game shares: its one source of chance, and the number of its next monster. */
export class GameContext {
  readonly random: Random;

  constructor(
    seed: Seed | Random,
    private nextId = 0,
  ) {
    this.random = new Random(seed);
  }

  /** The ID of a new monster; they count up from 0 over all encounters of a game. */
  takeId(): number {
    return this.nextId++;
  }

  /** A context that goes on from here on its own. */
  copy(): GameContext {
    return new GameContext(this.random, this.nextId);
  }
}
