import type { Cell } from '../../../core/cell';
import { cloneOf } from '../../../core/cloneOf';
import { NotImplementedError } from '../../../core/notImplementedError';
import { compareCells, squaredDistance } from '../facts/steps';
import { ANGRY_SLUG, NICE_SLUG, SCARED_SLUG, type SlugFacts } from '../facts/stock';
import { Entity } from './entity';
import { createWeapon } from './weapon';

/** An opponent: moves every other turn, attacks on every turn. `docs/games/slug.md#slugs` */
export class Slug extends Entity {
  private mobile = true;

  override getSymbol(): string {
    return 'M';
  }

  override getName(): string {
    return 'Slug';
  }

  /** Whether the slug moves in the coming turn. */
  canMove(): boolean {
    return this.mobile;
  }

  /** Registers that a turn is over. */
  endTurn(): void {
    this.mobile = !this.mobile;
  }

  /**
   * Where the slug goes, out of the candidates and its current position. It is assumed that it can move; nothing is changed.
   * The plain slug has no mind of its own and throws.
   */
  chooseMove(_candidates: readonly Cell[], _currentPosition: Cell, _playerPosition: Cell): Cell {
    // eslint-disable-next-line no-restricted-syntax -- the assignment fixes this text
    throw new NotImplementedError('Slug subclasses must implement a choose_move method.');
  }

  /** A slug of the same class with the same values, to fork a game. */
  copy(): Slug {
    return cloneOf(this);
  }
}

/** A slug whose numbers stand in the table of the game. */
abstract class StockSlug extends Slug {
  constructor(private readonly facts: SlugFacts) {
    super(facts.maxHealth);
    const weapon = createWeapon(facts.weapon.symbol);
    if (weapon) this.equip(weapon);
  }

  override getSymbol(): string {
    return this.facts.symbol;
  }

  override getName(): string {
    return this.facts.name;
  }

  override repr(): string {
    return `${this.getName()}()`;
  }
}

/** Stays where it is and heals whoever comes near. */
export class NiceSlug extends StockSlug {
  constructor() {
    super(NICE_SLUG);
  }

  override chooseMove(_candidates: readonly Cell[], currentPosition: Cell): Cell {
    return currentPosition;
  }
}

/** Comes as near to the player as it can; the lowest of equally near cells. */
export class AngrySlug extends StockSlug {
  constructor() {
    super(ANGRY_SLUG);
  }

  override chooseMove(candidates: readonly Cell[], currentPosition: Cell, playerPosition: Cell): Cell {
    let best = currentPosition;
    let nearest = squaredDistance(best, playerPosition);
    for (const candidate of candidates) {
      const distance = squaredDistance(candidate, playerPosition);
      if (distance < nearest || (distance === nearest && compareCells(candidate, best) < 0)) {
        best = candidate;
        nearest = distance;
      }
    }
    return best;
  }
}

/** Goes as far from the player as it can; the highest of equally far cells. */
export class ScaredSlug extends StockSlug {
  constructor() {
    super(SCARED_SLUG);
  }

  override chooseMove(candidates: readonly Cell[], currentPosition: Cell, playerPosition: Cell): Cell {
    let best = currentPosition;
    let farthest = squaredDistance(best, playerPosition);
    for (const candidate of candidates) {
      const distance = squaredDistance(candidate, playerPosition);
      if (distance > farthest || (distance === farthest && compareCells(candidate, best) > 0)) {
        best = candidate;
        farthest = distance;
      }
    }
    return best;
  }
}

/** A new slug for its character in a level, or `null` when the character is no slug. */
export function createSlug(symbol: string): Slug | null {
  switch (symbol) {
    case NICE_SLUG.symbol:
      return new NiceSlug();
    case ANGRY_SLUG.symbol:
      return new AngrySlug();
    case SCARED_SLUG.symbol:
      return new ScaredSlug();
    default:
      return null;
  }
}
