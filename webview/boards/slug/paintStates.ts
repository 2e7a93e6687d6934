import type { Cell } from '../../../src/core/cell';
import type { FrameEntity } from '../../../src/games/slug/play/frame';
import { SpriteCache } from '../../sprites/spriteCache';
import { poisonDrop } from '../../sprites/weapons';
import type { Brush } from '../canvasBoard';
import type { SlugColours } from './colours';

/** Below this side of a cell, in CSS pixels, bars and drops would hide the figures. */
const LEAST_FOR_BARS = 16;

/** More drops than these are not told apart at a glance. */
const MOST_DROPS = 3;

const sprites = new SpriteCache();

/** An entity, and where it is drawn: in cells, perhaps on its way between two. */
export interface State {
  readonly entity: FrameEntity;
  readonly at: Cell;
}

/** Paints the bars of health below figures, all of one colour at a time, and their drops of poison at the left. */
export function paintStates(brush: Brush, states: readonly State[], { weak, healthy }: SlugColours): void {
  const { context, cell, palette } = brush;
  if (cell < LEAST_FOR_BARS) return;
  const width = Math.round(cell * 0.72);
  const height = Math.max(3, Math.min(5, Math.round(cell / 10)));
  const bars = states.map(({ entity: { health, maxHealth }, at: [row, column] }) => ({
    x: Math.round(column * cell + (cell - width) / 2),
    y: Math.round((row + 1) * cell - height - 1),
    share: maxHealth > 0 ? Math.max(0, Math.min(1, health / maxHealth)) : 0,
  }));
  context.fillStyle = '#000000';
  for (const { x, y } of bars) context.fillRect(x - 1, y - 1, width + 2, height + 2);
  context.fillStyle = palette.grid;
  for (const { x, y, share } of bars) if (share < 1) context.fillRect(x, y, width, height);
  for (const isWeak of [false, true]) {
    context.fillStyle = isWeak ? weak : healthy;
    for (const { x, y, share } of bars)
      if (share <= 1 / 3 === isWeak) context.fillRect(x, y, Math.ceil(width * share), height);
  }
  for (const { entity, at } of states) paintDrops(brush, entity, at);
}

function paintDrops({ context, cell, palette }: Brush, { poison }: FrameEntity, [row, column]: Cell): void {
  const inks = { hue: palette.poison, palette };
  for (let drop = 0; drop < Math.min(MOST_DROPS, poison); drop++) {
    sprites.put(context, 'drop', poisonDrop, column * cell, (row + 0.08 + drop * 0.22) * cell, cell * 0.24, inks);
  }
}
