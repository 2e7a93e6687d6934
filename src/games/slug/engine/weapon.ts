import { STEPS, type Cell } from '../facts/steps';

/** What a weapon does to its target; only the keys that apply. */
export interface Effect {
  readonly damage?: number;
  readonly healing?: number;
  readonly poison?: number;
}

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

  /** Whether `target` is among the targets from `position`. */
  reaches(position: Cell, target: Cell): boolean {
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

abstract class StockWeapon extends Weapon {
  override repr(): string {
    return `${this.getName()}()`;
  }
}

export class PoisonDart extends StockWeapon {
  override readonly range = 2;
  protected override readonly effect: Effect = { poison: 2 };

  override getName(): string {
    return 'PoisonDart';
  }

  override getSymbol(): string {
    return 'D';
  }
}

export class PoisonSword extends StockWeapon {
  override readonly range = 1;
  protected override readonly effect: Effect = { damage: 2, poison: 1 };

  override getName(): string {
    return 'PoisonSword';
  }

  override getSymbol(): string {
    return 'S';
  }
}

export class HealingRock extends StockWeapon {
  override readonly range = 2;
  protected override readonly effect: Effect = { healing: 2 };

  override getName(): string {
    return 'HealingRock';
  }

  override getSymbol(): string {
    return 'H';
  }
}
