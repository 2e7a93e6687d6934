import { sameCell, type Cell } from '../../../core/cell';
import { STEPS } from '../facts/steps';
import { HEALING_ROCK, POISON_DART, POISON_SWORD, type Effect, type WeaponFacts } from '../facts/stock';

/** A weapon tells what it does and how far; it never does anything itself. `docs/games/slug.md#weapons` */
export class Weapon {
  readonly range: number = 0;
  protected readonly effect: Effect = {};

  getName(): string {
    return 'AbstractWeapon';
  }

  getSymbol(): string {
    return 'W';
  }

  getEffect(): Effect {
    return this.effect;
  }

  /** The cells in range, ring by ring from the inside, each ring right, left, down, up; it knows no board. */
  getTargets(position: Cell): Cell[] {
    const targets: Cell[] = [];
    for (let distance = 1; distance <= this.range; distance++) {
      for (const [rows, columns] of STEPS) {
        targets.push([position[0] + rows * distance, position[1] + columns * distance]);
      }
    }
    return targets;
  }

  /** Whether `target` is among the targets from `position`; a weapon with targets of its own is asked for them. */
  reaches(position: Cell, target: Cell): boolean {
    if (this.getTargets !== Weapon.prototype.getTargets) {
      return this.getTargets(position).some((cell) => sameCell(cell, target));
    }
    const rows = Math.abs(position[0] - target[0]);
    const columns = Math.abs(position[1] - target[1]);
    return (rows === 0) !== (columns === 0) && rows + columns <= this.range;
  }

  toString(): string {
    return this.getName();
  }

  /** The original's `repr`. */
  repr(): string {
    return 'Weapon()';
  }
}

/** A weapon whose numbers stand in the table of the game. */
abstract class StockWeapon extends Weapon {
  override readonly range: number;
  protected override readonly effect: Effect;

  constructor(private readonly facts: WeaponFacts) {
    super();
    this.range = facts.range;
    this.effect = facts.effect;
  }

  override getName(): string {
    return this.facts.name;
  }

  override getSymbol(): string {
    return this.facts.symbol;
  }

  override repr(): string {
    return `${this.getName()}()`;
  }
}

/** Poisons from afar. */
export class PoisonDart extends StockWeapon {
  constructor() {
    super(POISON_DART);
  }
}

/** Hurts and poisons at close quarters. */
export class PoisonSword extends StockWeapon {
  constructor() {
    super(POISON_SWORD);
  }
}

/** Heals whom it hits. */
export class HealingRock extends StockWeapon {
  constructor() {
    super(HEALING_ROCK);
  }
}

/** A new weapon for its character in a level, or `null` when the character is no weapon. */
export function createWeapon(symbol: string): Weapon | null {
  switch (symbol) {
    case POISON_DART.symbol:
      return new PoisonDart();
    case POISON_SWORD.symbol:
      return new PoisonSword();
    case HEALING_ROCK.symbol:
      return new HealingRock();
    default:
      return null;
  }
}
