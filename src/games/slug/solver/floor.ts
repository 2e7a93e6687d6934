import type { SlugDungeonModel } from '../engine/model';
import { ROCK, weaponNumber } from './arms';
import type { Ground } from './ground';
import { layOut, type Layout } from './layout';
import type { Position } from './position';

/** A weapon that lies on the floor at the start. */
interface Item {
  readonly cell: number;
  readonly kind: number;
}

/**
 * The weapons on the floor. Those of the start have a bit each; what slugs drop besides is a list in the order of cells. A weapon as at the start is
 * told by its bit, whoever dropped it, so that one floor has one key.
 */
export class Floor {
  readonly layout: Layout;
  /** The weapon that lay in a cell at the start, by its number; -1 for none. */
  private readonly itemAt: Int32Array;
  private readonly kinds: Uint8Array;
  /** The bits of those that hurt, and that the player can walk to. */
  private readonly hurting: Int32Array;

  constructor(model: SlugDungeonModel, ground: Ground) {
    const items = itemsOf(model, ground);
    this.layout = layOut(ground.count, items.length, model.getSlugs().length);
    this.itemAt = new Int32Array(ground.count).fill(-1);
    this.kinds = Uint8Array.from(items, ({ kind }) => kind);
    this.hurting = new Int32Array(this.layout.headWords);
    items.forEach(({ cell, kind }, item) => {
      this.itemAt[cell] = item;
      if (kind !== ROCK && ground.isReachable[cell] === 1) this.setBit(this.hurting, item);
    });
  }

  /** Lays everything down where it is at the start. */
  furnish({ items }: Position): void {
    for (let item = 0; item < this.kinds.length; item++) this.setBit(items, item);
  }

  /** Makes the floor of `to` that of `from` without the weapon in a cell; answers that weapon, 0 for none. */
  take(cell: number, from: Position, to: Position): number {
    let taken = 0;
    for (let i = 0; i < to.items.length; i++) to.items[i] = from.items[i] ?? 0;
    to.drops = 0;
    for (let i = 0; i < from.drops; i++) {
      if (from.dropCells[i] === cell) taken = from.dropKinds[i] ?? 0;
      else add(to, from.dropKinds[i] ?? 0, from.dropCells[i] ?? 0);
    }
    const item = this.itemAt[cell] ?? -1;
    if (item < 0 || !this.hasBit(to.items, item)) return taken;
    this.clearBit(to.items, item);
    return this.kinds[item] ?? 0;
  }

  /** Lays a weapon down in place of any that lies there. */
  drop(to: Position, kind: number, cell: number): void {
    remove(to, cell);
    const item = this.itemAt[cell] ?? -1;
    if (item >= 0 && this.kinds[item] === kind) return this.setBit(to.items, item);
    if (item >= 0) this.clearBit(to.items, item);
    add(to, kind, cell);
  }

  /** Whether a weapon that hurts may be had from the floor. */
  hurts({ items, drops, dropKinds }: Position): boolean {
    for (let i = 0; i < drops; i++) if (dropKinds[i] !== ROCK) return true;
    for (let i = 0; i < items.length; i++) if (((items[i] ?? 0) & (this.hurting[i] ?? 0)) !== 0) return true;
    return false;
  }

  private hasBit(words: Int32Array, item: number): boolean {
    const bit = this.layout.itemStart + item;
    return ((words[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }

  private setBit(words: Int32Array, item: number): void {
    const bit = this.layout.itemStart + item;
    words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  private clearBit(words: Int32Array, item: number): void {
    const bit = this.layout.itemStart + item;
    words[bit >>> 5] = (words[bit >>> 5] ?? 0) & ~(1 << (bit & 31));
  }
}

function itemsOf(model: SlugDungeonModel, ground: Ground): Item[] {
  return model.getTiles().flatMap((tiles, row) =>
    tiles.flatMap((tile, column): Item[] => {
      const kind = weaponNumber(tile.getWeapon());
      const cell = kind > 0 ? ground.cellAt([row, column]) : -1;
      return cell >= 0 ? [{ cell, kind }] : [];
    }),
  );
}

/** Adds a dropped weapon in the order of cells. */
function add(to: Position, kind: number, cell: number): void {
  let at = to.drops++;
  for (; at > 0 && (to.dropCells[at - 1] ?? 0) > cell; at--) {
    to.dropCells[at] = to.dropCells[at - 1] ?? 0;
    to.dropKinds[at] = to.dropKinds[at - 1] ?? 0;
  }
  to.dropCells[at] = cell;
  to.dropKinds[at] = kind;
}

/** Takes away the dropped weapon in a cell, if there is one. */
function remove(to: Position, cell: number): void {
  let kept = 0;
  for (let i = 0; i < to.drops; i++) {
    if (to.dropCells[i] === cell) continue;
    to.dropCells[kept] = to.dropCells[i] ?? 0;
    to.dropKinds[kept++] = to.dropKinds[i] ?? 0;
  }
  to.drops = kept;
}
