import { createWeapon, type Weapon } from './weapon';

/** A cell's ground and what lies on it. `docs/games/slug.md#tiles` */
export class Tile {
  private weapon: Weapon | null = null;

  constructor(
    private readonly symbol: string,
    private readonly blocking: boolean,
  ) {}

  isBlocking(): boolean {
    return this.blocking;
  }

  getWeapon(): Weapon | null {
    return this.weapon;
  }

  /** Puts the weapon down, in place of any that lies here. */
  setWeapon(weapon: Weapon): void {
    this.weapon = weapon;
  }

  removeWeapon(): void {
    this.weapon = null;
  }

  /** A tile of its own with the same weapon. */
  copy(): Tile {
    const tile = new Tile(this.symbol, this.blocking);
    tile.weapon = this.weapon;
    return tile;
  }

  toString(): string {
    return this.symbol;
  }

  /** The original's `repr`; a weapon on the tile is not shown. */
  repr(): string {
    return `Tile(${quote(this.symbol)}, ${this.blocking ? 'True' : 'False'})`;
  }
}

/** The tile for a level's character: `#` blocks, `G` is a goal, a weapon's symbol is floor with that weapon, all else is floor. */
export function createTile(symbol: string): Tile {
  if (symbol === '#') return new Tile('#', true);
  if (symbol === 'G') return new Tile('G', false);
  const tile = new Tile(' ', false);
  const weapon = createWeapon(symbol);
  if (weapon) tile.setWeapon(weapon);
  return tile;
}

/** Quotes as Python does: single quotes unless the text holds some and no double ones. */
function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll(mark, `\\${mark}`);
  return mark + body + mark;
}
