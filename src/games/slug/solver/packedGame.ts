import type { SlugDungeonModel } from '../engine/model';
import {
  DAMAGE,
  DART,
  HEALING,
  MOST_SLUG_HEALTH,
  POISON,
  RANGE,
  ROCK,
  SLUG_HEALTH,
  slugNumber,
  SWORD,
  weaponNumber,
} from './arms';
import { Floor } from './floor';
import { SIDES, surveyGround, type Ground } from './ground';
import { pack, unpack } from './packing';
import { Position } from './position';

/** The direction of staying, beside those of `STEPS`. */
export const STAY = SIDES;

/** What became of a turn. */
export const NO_TURN = 0;
export const PLAYING = 1;
export const WON = 2;
export const LOST = 3;

/**
 * SlugDungeon in numbers: a state is a row of 32-bit words (`Layout`), and the player’s lost health and poison apart from it. The same keys have the
 * same effects as in the engine, which a property test compares. `docs/games/slug.md#a-turn`
 */
export class PackedGame {
  /** The words of the position that `play` reached: what tells states apart besides health and poison. */
  readonly key: Int32Array;
  readonly ground: Ground;
  readonly maxHealth: number;
  private readonly floor: Floor;
  private readonly from: Position;
  private readonly to: Position;
  /** 1 for a cell with a slug, in the position that was loaded. */
  private readonly occupied: Uint8Array;

  /** `isImmortal` plays without any harm to the player. */
  private constructor(
    model: SlugDungeonModel,
    private readonly isImmortal: boolean,
  ) {
    const ground = surveyGround(model);
    const slugs = model.getSlugs().length;
    this.ground = ground;
    this.floor = new Floor(model, ground);
    const { words, headWords } = this.floor.layout;
    this.maxHealth = model.getPlayer().getMaxHealth();
    this.key = new Int32Array(words);
    this.from = new Position(slugs, headWords);
    this.to = new Position(slugs, headWords);
    this.occupied = new Uint8Array(ground.count);
    this.begin(model);
  }

  /** A game from where a model is; `null` for one with slugs, weapons or a player of other classes than the game has. */
  static of(model: SlugDungeonModel, isImmortal = false): PackedGame | null {
    const slugs = model.getSlugs().map(([, slug]) => slug);
    const weapons = model.getTiles().flatMap((tiles) => tiles.map((tile) => tile.getWeapon()));
    const isKnown =
      slugs.every((slug) => slugNumber(slug) > 0 && slug.canMove() === slugs[0]?.canMove()) &&
      [...weapons, model.getPlayer().getWeapon()].every((weapon) => weaponNumber(weapon) >= 0);
    return isKnown ? new PackedGame(model, isImmortal) : null;
  }

  /** The health that the position which `play` reached lacks, and its poison. */
  get lostHealth(): number {
    return this.isImmortal ? 0 : this.maxHealth - this.to.health;
  }

  get poison(): number {
    return this.isImmortal ? 0 : this.to.poison;
  }

  /** Where the player came to. */
  get cell(): number {
    return this.to.player;
  }

  /** How many slugs are left there. */
  get slugsLeft(): number {
    return this.to.alive;
  }

  /** Takes a packed state, whose words begin at `at`, for the position that the next turns start from. */
  load(words: Int32Array, at: number, lostHealth: number, poison: number): void {
    const { from, occupied } = this;
    for (let i = 0; i < from.alive; i++) occupied[from.cells[i] ?? 0] = 0;
    unpack(words, at, this.floor.layout, from);
    from.health = this.maxHealth - lostHealth;
    from.poison = poison;
    for (let i = 0; i < from.alive; i++) occupied[from.cells[i] ?? 0] = 1;
  }

  /** Plays a turn from the position that was loaded. After `PLAYING` the `key` is that of the position reached. */
  play(direction: number): number {
    const { from, to, ground, occupied } = this;
    let target = from.player;
    if (direction !== STAY) {
      target = ground.neighbours[target * SIDES + direction] ?? -1;
      if (target < 0 || occupied[target] === 1) return NO_TURN;
    }
    to.player = target;
    // The weapon in hand is lost for one that lies here.
    to.weapon = this.floor.take(target, from, to) || from.weapon;
    to.health = from.health;
    to.poison = from.poison;
    if (to.poison > 0) {
      to.health = Math.max(0, to.health - to.poison);
      to.poison--;
    }
    this.harmSlugs();
    if (to.alive === 0 && ground.isGoal[target] === 1) {
      this.restoreOccupied();
      return WON;
    }
    if (from.mobile === 1) this.moveSlugs();
    this.attackPlayer();
    this.restoreOccupied();
    if (to.health === 0) return LOST;
    to.mobile = to.alive === 0 ? 0 : 1 - from.mobile;
    pack(to, this.floor.layout, this.key);
    return PLAYING;
  }

  /**
   * Whether no slug of the position reached can ever be hurt again: nobody is poisoned, the player has nothing that hurts, and no such weapon lies
   * where the player can walk to. A slug drops its weapon only when it dies, so this stays so, and no win can follow while a slug lives.
   */
  isHopeless(): boolean {
    const { to } = this;
    if (to.alive === 0 || to.weapon === DART || to.weapon === SWORD) return false;
    for (let i = 0; i < to.alive; i++) if ((to.poisons[i] ?? 0) > 0) return false;
    return !this.floor.hurts(to);
  }

  /** Makes the model's position the one that was reached, so that `key` is that of the start. */
  private begin(model: SlugDungeonModel): void {
    const { to, ground } = this;
    const player = model.getPlayer();
    this.floor.furnish(to);
    to.player = ground.cellAt(model.getPlayerPosition());
    to.weapon = weaponNumber(player.getWeapon());
    to.health = player.getHealth();
    to.poison = player.getPoison();
    for (const [place, slug] of model.getSlugs()) {
      to.kinds[to.alive] = slugNumber(slug);
      to.cells[to.alive] = ground.cellAt(place);
      to.healths[to.alive] = slug.getHealth();
      to.poisons[to.alive] = Math.min(slug.getPoison(), MOST_SLUG_HEALTH);
      to.mobile = slug.canMove() ? 1 : 0;
      to.alive++;
    }
    pack(to, this.floor.layout, this.key);
  }

  /** The player’s attack, the slugs’ poison, and the deaths: what happens to one slug is nothing to the others. */
  private harmSlugs(): void {
    const { from, to, ground, occupied } = this;
    const { rowOf, columnOf } = ground;
    const range = RANGE[to.weapon] ?? 0;
    const row = rowOf[to.player] ?? 0;
    const column = columnOf[to.player] ?? 0;
    let alive = 0;
    for (let i = 0; i < from.alive; i++) {
      const kind = from.kinds[i] ?? 0;
      const cell = from.cells[i] ?? 0;
      let health = from.healths[i] ?? 0;
      let poison = from.poisons[i] ?? 0;
      if (range > 0) {
        const rows = Math.abs((rowOf[cell] ?? 0) - row);
        const columns = Math.abs((columnOf[cell] ?? 0) - column);
        if ((rows === 0 || columns === 0) && rows + columns <= range) {
          poison += POISON[to.weapon] ?? 0;
          health = Math.min(SLUG_HEALTH[kind] ?? 0, health + (HEALING[to.weapon] ?? 0));
          health = Math.max(0, health - (DAMAGE[to.weapon] ?? 0));
        }
      }
      if (poison > 0) {
        health = Math.max(0, health - poison);
        poison--;
      }
      if (health === 0) {
        occupied[cell] = 0;
        this.floor.drop(to, kind, cell);
        continue;
      }
      to.kinds[alive] = kind;
      to.cells[alive] = cell;
      to.healths[alive] = health;
      to.poisons[alive++] = poison;
    }
    to.alive = alive;
  }

  /** One after the other, by where the player was before this turn; the player’s new cell is taken. */
  private moveSlugs(): void {
    const { from, to, ground, occupied } = this;
    const { rowOf, columnOf, neighbours } = ground;
    const row = rowOf[from.player] ?? 0;
    const column = columnOf[from.player] ?? 0;
    for (let i = 0; i < to.alive; i++) {
      const kind = to.kinds[i] ?? 0;
      if (kind === ROCK) continue;
      const home = to.cells[i] ?? 0;
      const sign = kind === SWORD ? 1 : -1;
      let rows = (rowOf[home] ?? 0) - row;
      let columns = (columnOf[home] ?? 0) - column;
      let best = home;
      // The nearest cell, and of such the lowest; for a slug that flees the farthest, and of such the highest.
      let least = sign * (rows * rows + columns * columns);
      for (let side = 0; side < SIDES; side++) {
        const cell = neighbours[home * SIDES + side] ?? -1;
        if (cell < 0 || cell === to.player || occupied[cell] === 1) continue;
        rows = (rowOf[cell] ?? 0) - row;
        columns = (columnOf[cell] ?? 0) - column;
        const distance = sign * (rows * rows + columns * columns);
        if (distance < least || (distance === least && sign * (cell - best) < 0)) {
          best = cell;
          least = distance;
        }
      }
      occupied[home] = 0;
      occupied[best] = 1;
      to.cells[i] = best;
    }
  }

  private attackPlayer(): void {
    if (this.isImmortal) return;
    const { to, ground, maxHealth } = this;
    const { rowOf, columnOf } = ground;
    const row = rowOf[to.player] ?? 0;
    const column = columnOf[to.player] ?? 0;
    for (let i = 0; i < to.alive; i++) {
      const kind = to.kinds[i] ?? 0;
      const cell = to.cells[i] ?? 0;
      const rows = Math.abs((rowOf[cell] ?? 0) - row);
      const columns = Math.abs((columnOf[cell] ?? 0) - column);
      if ((rows !== 0 && columns !== 0) || rows + columns > (RANGE[kind] ?? 0)) continue;
      to.poison += POISON[kind] ?? 0;
      to.health = Math.min(maxHealth, to.health + (HEALING[kind] ?? 0));
      to.health = Math.max(0, to.health - (DAMAGE[kind] ?? 0));
    }
  }

  /** Who has moved or died is put back to where the loaded position has it. */
  private restoreOccupied(): void {
    const { from, to, occupied } = this;
    for (let i = 0; i < to.alive; i++) occupied[to.cells[i] ?? 0] = 0;
    for (let i = 0; i < from.alive; i++) occupied[from.cells[i] ?? 0] = 1;
  }
}
