import { Entity } from './entity';
import { comparePositions, squaredDistance, type Cell } from '../facts/steps';
import { HealingRock, PoisonDart, PoisonSword } from './weapon';

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
    throw new Error('Slug subclasses must implement a choose_move method.');
  }

  /** A slug of the same kind with the same values. */
  copy(): Slug {
    return this.likeness().takeOver(this);
  }

  protected likeness(): Slug {
    return new Slug(this.maxHealth);
  }

  private takeOver(other: Slug): this {
    this.mobile = other.mobile;
    return this.copyFrom(other);
  }
}

abstract class StockSlug extends Slug {
  override repr(): string {
    return `${this.getName()}()`;
  }
}

/** Stays where it is and heals whoever comes near. */
export class NiceSlug extends StockSlug {
  constructor() {
    super(10);
    this.equip(new HealingRock());
  }

  override getSymbol(): string {
    return 'N';
  }

  override getName(): string {
    return 'NiceSlug';
  }

  override chooseMove(_candidates: readonly Cell[], currentPosition: Cell): Cell {
    return currentPosition;
  }

  protected override likeness(): Slug {
    return new NiceSlug();
  }
}

/** Comes as near to the player as it can; the lowest of equally near cells. */
export class AngrySlug extends StockSlug {
  constructor() {
    super(5);
    this.equip(new PoisonSword());
  }

  override getSymbol(): string {
    return 'A';
  }

  override getName(): string {
    return 'AngrySlug';
  }

  override chooseMove(candidates: readonly Cell[], currentPosition: Cell, playerPosition: Cell): Cell {
    let best = currentPosition;
    let nearest = squaredDistance(best, playerPosition);
    for (const candidate of candidates) {
      const distance = squaredDistance(candidate, playerPosition);
      if (distance < nearest || (distance === nearest && comparePositions(candidate, best) < 0)) {
        best = candidate;
        nearest = distance;
      }
    }
    return best;
  }

  protected override likeness(): Slug {
    return new AngrySlug();
  }
}

/** Goes as far from the player as it can; the highest of equally far cells. */
export class ScaredSlug extends StockSlug {
  constructor() {
    super(3);
    this.equip(new PoisonDart());
  }

  override getSymbol(): string {
    return 'L';
  }

  override getName(): string {
    return 'ScaredSlug';
  }

  override chooseMove(candidates: readonly Cell[], currentPosition: Cell, playerPosition: Cell): Cell {
    let best = currentPosition;
    let farthest = squaredDistance(best, playerPosition);
    for (const candidate of candidates) {
      const distance = squaredDistance(candidate, playerPosition);
      if (distance > farthest || (distance === farthest && comparePositions(candidate, best) > 0)) {
        best = candidate;
        farthest = distance;
      }
    }
    return best;
  }

  protected override likeness(): Slug {
    return new ScaredSlug();
  }
}
