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
import { SIDES, surveyGround, type Ground } from './ground';
import { CELL_SHIFT, HEALTH_SHIFT, KIND_MASK, layOut, POISON_SHIFT, VALUE_MASK, type Layout } from './layout';

/** The direction of staying, beside those of `STEPS`. */
export const STAY = SIDES;

/** What became of a turn. */
export const NO_TURN = 0;
export const PLAYING = 1;
export const WON = 2;
export const LOST = 3;

/** The game without its ground, in numbers: what a turn changes. Slugs in game order, dropped weapons in the order of their cells. */
class Position {
  player = 0;
  weapon = 0;
  health = 0;
  poison = 0;
  /** 1 when slugs move in the coming turn; 0 when none is left. */
  mobile = 0;
  /** How many slugs live. */
  alive = 0;
  readonly kinds: Uint8Array;
  readonly cells: Int32Array;
  readonly healths: Int32Array;
  readonly poisons: Int32Array;
  /** How many dropped weapons lie on the floor, by the kind of the slug that carried them. */
  drops = 0;
  readonly dropKinds: Uint8Array;
  readonly dropCells: Int32Array;
  /** Of the weapons that lay on the floor at the start, a bit for each that still does; in words as a key has them. */
  readonly items: Int32Array;

  constructor(slugs: number, words: number) {
    this.kinds = new Uint8Array(slugs);
    this.cells = new Int32Array(slugs);
    this.healths = new Int32Array(slugs);
    this.poisons = new Int32Array(slugs);
    this.dropKinds = new Uint8Array(slugs);
    this.dropCells = new Int32Array(slugs);
    this.items = new Int32Array(words);
  }
}

/**
 * SlugDungeon in numbers: a state is a row of 32-bit words (`Layout`), and the player’s lost health and poison apart from it. The same keys have the
 * same effects as in the engine, which a property test compares. `docs/games/slug.md#a-turn`
 */
export class PackedGame {
  /** The words of the position that `play` reached: what tells states apart besides health and poison. */
  readonly key: Int32Array;
  readonly ground: Ground;
  readonly maxHealth: number;
  /** Where a weapon lay on the floor at the start: its bit, or -1. */
  private readonly itemAt: Int32Array;
  private readonly itemKinds: Uint8Array;
  private readonly layout: Layout;
  private readonly from: Position;
  private readonly to: Position;
  /** 1 for a cell with a slug, in the position that was loaded. */
  private readonly occupied: Uint8Array;
  private readonly hurtingItems: Int32Array;

  /** `isImmortal` plays without any harm to the player. */
  private constructor(
    model: SlugDungeonModel,
    private readonly isImmortal: boolean,
  ) {
    const ground = surveyGround(model);
    const items: [cell: number, kind: number][] = [];
    model.getTiles().forEach((tiles, row) => {
      tiles.forEach((tile, column) => {
        const kind = weaponNumber(tile.getWeapon());
        const cell = kind > 0 ? ground.cellAt([row, column]) : -1;
        if (cell >= 0) items.push([cell, kind]);
      });
    });
    const slugs = model.getSlugs();
    this.ground = ground;
    this.maxHealth = model.getPlayer().getMaxHealth();
    this.layout = layOut(ground.count, items.length, slugs.length);
    this.key = new Int32Array(this.layout.words);
    this.from = new Position(slugs.length, this.layout.headWords);
    this.to = new Position(slugs.length, this.layout.headWords);
    this.occupied = new Uint8Array(ground.count);
    this.itemAt = new Int32Array(ground.count).fill(-1);
    this.itemKinds = Uint8Array.from(items, ([, kind]) => kind);
    this.hurtingItems = new Int32Array(this.layout.headWords);
    this.begin(model, items);
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
    const { from, occupied, layout } = this;
    for (let i = 0; i < from.alive; i++) occupied[from.cells[i] ?? 0] = 0;
    const head = words[at] ?? 0;
    from.player = head & layout.cellMask;
    from.weapon = (head >>> layout.weaponShift) & 3;
    from.mobile = (head >>> layout.mobileShift) & 1;
    from.health = this.maxHealth - lostHealth;
    from.poison = poison;
    for (let i = 0; i < layout.headWords; i++) from.items[i] = words[at + i] ?? 0;
    if (layout.itemStart < 32) from.items[0] = head & (-1 << layout.itemStart);
    else from.items[0] = 0;
    from.alive = 0;
    from.drops = 0;
    for (let word = layout.headWords; word < layout.words; word++) {
      const bits = words[at + word] ?? 0;
      for (let slot = 0; slot < layout.slotsPerWord; slot++) this.loadSlot(bits >>> (slot * layout.slotBits));
    }
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
    to.weapon = from.weapon;
    for (let i = 0; i < to.items.length; i++) to.items[i] = from.items[i] ?? 0;
    to.drops = 0;
    for (let i = 0; i < from.drops; i++) {
      if (from.dropCells[i] === target) to.weapon = from.dropKinds[i] ?? 0;
      else this.keepDrop(from.dropKinds[i] ?? 0, from.dropCells[i] ?? 0);
    }
    const item = this.itemAt[target] ?? -1;
    if (item >= 0 && this.hasItem(item)) {
      to.weapon = this.itemKinds[item] ?? 0;
      this.removeItem(item);
    }
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
    this.writeKey();
    return PLAYING;
  }

  /**
   * Whether no slug of the position reached can ever be hurt again: nobody is poisoned, the player has nothing that hurts, and no such weapon lies
   * where the player can walk to. A slug drops its weapon only when it dies, so this stays so, and no win can follow while a slug lives.
   */
  isHopeless(): boolean {
    const { to, hurtingItems } = this;
    if (to.alive === 0 || to.weapon === DART || to.weapon === SWORD) return false;
    for (let i = 0; i < to.alive; i++) if ((to.poisons[i] ?? 0) > 0) return false;
    for (let i = 0; i < to.drops; i++) if (to.dropKinds[i] !== ROCK) return false;
    for (let i = 0; i < hurtingItems.length; i++) if (((to.items[i] ?? 0) & (hurtingItems[i] ?? 0)) !== 0) return false;
    return true;
  }

  /** Makes the model's position the one that was reached, so that `key` is that of the start. */
  private begin(model: SlugDungeonModel, items: readonly (readonly [cell: number, kind: number])[]): void {
    const { to, ground, layout } = this;
    const player = model.getPlayer();
    items.forEach(([cell, kind], item) => {
      this.itemAt[cell] = item;
      this.addItem(item);
      const bit = layout.itemStart + item;
      if (kind !== ROCK && ground.isReachable[cell] === 1) {
        this.hurtingItems[bit >>> 5] = (this.hurtingItems[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
    });
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
    this.writeKey();
  }

  private loadSlot(bits: number): void {
    const { from, layout } = this;
    const kind = bits & KIND_MASK;
    if (kind === 0) return;
    const cell = (bits >>> CELL_SHIFT) & layout.cellMask;
    const health = (bits >>> HEALTH_SHIFT) & VALUE_MASK;
    if (health === 0) {
      from.dropKinds[from.drops] = kind;
      from.dropCells[from.drops++] = cell;
      return;
    }
    from.kinds[from.alive] = kind;
    from.cells[from.alive] = cell;
    from.healths[from.alive] = health;
    from.poisons[from.alive++] = (bits >>> POISON_SHIFT) & VALUE_MASK;
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
        this.drop(kind, cell);
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

  private writeKey(): void {
    const { to, key, layout } = this;
    for (let i = 0; i < layout.headWords; i++) key[i] = to.items[i] ?? 0;
    key[0] = (key[0] ?? 0) | to.player | (to.weapon << layout.weaponShift) | (to.mobile << layout.mobileShift);
    for (let i = layout.headWords; i < layout.words; i++) key[i] = 0;
    for (let i = 0; i < to.alive; i++) {
      const values = ((to.healths[i] ?? 0) << HEALTH_SHIFT) | ((to.poisons[i] ?? 0) << POISON_SHIFT);
      this.writeSlot(i, (to.kinds[i] ?? 0) | values | ((to.cells[i] ?? 0) << CELL_SHIFT));
    }
    for (let i = 0; i < to.drops; i++) {
      this.writeSlot(to.alive + i, (to.dropKinds[i] ?? 0) | ((to.dropCells[i] ?? 0) << CELL_SHIFT));
    }
  }

  private writeSlot(index: number, bits: number): void {
    const { key, layout } = this;
    const word = layout.headWords + Math.floor(index / layout.slotsPerWord);
    key[word] = (key[word] ?? 0) | (bits << ((index % layout.slotsPerWord) * layout.slotBits));
  }

  /** A slug leaves its weapon in place of any that lies there. A weapon as at the start is told by its bit, so that one floor has one key. */
  private drop(kind: number, cell: number): void {
    const { to } = this;
    for (let i = 0; i < to.drops; i++) {
      if (to.dropCells[i] !== cell) continue;
      to.drops--;
      for (let j = i; j < to.drops; j++) {
        to.dropCells[j] = to.dropCells[j + 1] ?? 0;
        to.dropKinds[j] = to.dropKinds[j + 1] ?? 0;
      }
      break;
    }
    const item = this.itemAt[cell] ?? -1;
    if (item >= 0) {
      if (this.itemKinds[item] === kind) {
        this.addItem(item);
        return;
      }
      this.removeItem(item);
    }
    this.keepDrop(kind, cell);
  }

  /** Adds a dropped weapon in the order of cells. */
  private keepDrop(kind: number, cell: number): void {
    const { to } = this;
    let at = to.drops++;
    for (; at > 0 && (to.dropCells[at - 1] ?? 0) > cell; at--) {
      to.dropCells[at] = to.dropCells[at - 1] ?? 0;
      to.dropKinds[at] = to.dropKinds[at - 1] ?? 0;
    }
    to.dropCells[at] = cell;
    to.dropKinds[at] = kind;
  }

  private hasItem(item: number): boolean {
    const bit = this.layout.itemStart + item;
    return ((this.to.items[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }

  private addItem(item: number): void {
    const bit = this.layout.itemStart + item;
    this.to.items[bit >>> 5] = (this.to.items[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  private removeItem(item: number): void {
    const bit = this.layout.itemStart + item;
    this.to.items[bit >>> 5] = (this.to.items[bit >>> 5] ?? 0) & ~(1 << (bit & 31));
  }
}
