import { CELL_SHIFT, HEALTH_SHIFT, KIND_MASK, POISON_SHIFT, VALUE_MASK, type Layout } from './layout';
import type { Position } from './position';

/** Reads a packed state, whose words begin at `at`, into a position; its health and poison are kept apart from it. */
export function unpack(words: Int32Array, at: number, layout: Layout, into: Position): void {
  const head = words[at] ?? 0;
  into.player = head & layout.cellMask;
  into.weapon = (head >>> layout.weaponShift) & 3;
  into.mobile = (head >>> layout.mobileShift) & 1;
  for (let i = 0; i < layout.headWords; i++) into.items[i] = words[at + i] ?? 0;
  into.items[0] = layout.itemStart < 32 ? head & (-1 << layout.itemStart) : 0;
  into.alive = 0;
  into.drops = 0;
  for (let word = layout.headWords; word < layout.words; word++) {
    const bits = words[at + word] ?? 0;
    for (let slot = 0; slot < layout.slotsPerWord; slot++) unpackSlot(bits >>> (slot * layout.slotBits), layout, into);
  }
}

/** Writes the words of a position: the same for two positions exactly when nothing but the player’s health and poison differs. */
export function pack(position: Position, layout: Layout, key: Int32Array): void {
  const { alive, drops, kinds, cells, healths, poisons, dropKinds, dropCells, items } = position;
  for (let i = 0; i < layout.headWords; i++) key[i] = items[i] ?? 0;
  const rest = (position.weapon << layout.weaponShift) | (position.mobile << layout.mobileShift);
  key[0] = (key[0] ?? 0) | position.player | rest;
  for (let i = layout.headWords; i < layout.words; i++) key[i] = 0;
  for (let i = 0; i < alive; i++) {
    const values = ((healths[i] ?? 0) << HEALTH_SHIFT) | ((poisons[i] ?? 0) << POISON_SHIFT);
    packSlot(i, (kinds[i] ?? 0) | values | ((cells[i] ?? 0) << CELL_SHIFT), layout, key);
  }
  for (let i = 0; i < drops; i++) {
    packSlot(alive + i, (dropKinds[i] ?? 0) | ((dropCells[i] ?? 0) << CELL_SHIFT), layout, key);
  }
}

/** A slot holds a slug, or with a health of 0 the weapon that one has dropped. */
function unpackSlot(bits: number, layout: Layout, into: Position): void {
  const kind = bits & KIND_MASK;
  if (kind === 0) return;
  const cell = (bits >>> CELL_SHIFT) & layout.cellMask;
  const health = (bits >>> HEALTH_SHIFT) & VALUE_MASK;
  if (health === 0) {
    into.dropKinds[into.drops] = kind;
    into.dropCells[into.drops++] = cell;
    return;
  }
  into.kinds[into.alive] = kind;
  into.cells[into.alive] = cell;
  into.healths[into.alive] = health;
  into.poisons[into.alive++] = (bits >>> POISON_SHIFT) & VALUE_MASK;
}

function packSlot(index: number, bits: number, layout: Layout, key: Int32Array): void {
  const word = layout.headWords + Math.floor(index / layout.slotsPerWord);
  key[word] = (key[word] ?? 0) | (bits << ((index % layout.slotsPerWord) * layout.slotBits));
}
