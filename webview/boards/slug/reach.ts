import type { Cell } from '../../../src/core/cell';
import { HEALING_ROCK } from '../../../src/games/slug/facts/stock';
import { STEPS } from '../../../src/games/slug/facts/steps';
import type { FrameEntity, SlugFrame } from '../../../src/games/slug/play/frame';
import type { Brush } from '../canvasBoard';
import type { SlugColours } from './colours';

/** What somebody's weapon would do in a cell: it is the player's own, or a slug hits or heals the player there. */
export type ReachKind = 'own' | 'hit' | 'heal';

/** The kinds, each painted within the one before. */
const KINDS: readonly ReachKind[] = ['own', 'hit', 'heal'];

/** Their frames, told apart without colour, too. */
const DASHES: Readonly<Record<ReachKind, number[]>> = { own: [4, 2], hit: [2, 2], heal: [1, 3] };

/** The cells that are reached, by kind: as numbers, row by row. */
export type Reach = ReadonlyMap<ReachKind, ReadonlySet<number>>;

/** What the weapons of these reach from where they stand. Weapons work through walls, but nobody stands in one. */
export function reachOf(frame: SlugFrame, entities: readonly FrameEntity[]): Reach {
  const { rows, columns, ground, player } = frame;
  const reach = new Map<ReachKind, Set<number>>();
  for (const entity of entities) {
    const kind = entity === player ? 'own' : entity.weapon === HEALING_ROCK.name ? 'heal' : 'hit';
    const cells = reach.get(kind) ?? new Set();
    reach.set(kind, cells);
    for (let distance = 1; distance <= entity.range; distance++) {
      for (const [down, right] of STEPS) {
        const row = entity.position[0] + down * distance;
        const column = entity.position[1] + right * distance;
        if (row < 0 || column < 0 || row >= rows || column >= columns || ground[row]?.[column] === '#') continue;
        cells.add(row * columns + column);
      }
    }
  }
  return reach;
}

/** The kinds of weapons that reach a cell. */
export function kindsAt(reach: Reach, { columns }: Pick<SlugFrame, 'columns'>, [row, column]: Cell): ReachKind[] {
  return KINDS.filter((kind) => reach.get(kind)?.has(row * columns + column));
}

/** Paints the cells that are reached, as far as they are in view. */
export function paintReach(brush: Brush, { columns }: SlugFrame, reach: Reach, colours: SlugColours): void {
  const { context, cell, firstRow, lastRow, firstColumn, lastColumn } = brush;
  const fills = { own: colours.reach, hit: colours.weak, heal: colours.healthy };
  context.lineWidth = 1;
  KINDS.forEach((kind, i) => {
    context.setLineDash(DASHES[kind]);
    context.strokeStyle = context.fillStyle = fills[kind];
    const inset = 1.5 + 2 * i;
    for (const number of reach.get(kind) ?? []) {
      const [row, column] = [Math.floor(number / columns), number % columns];
      if (row < firstRow || row > lastRow || column < firstColumn || column > lastColumn) continue;
      context.globalAlpha = 0.16;
      context.fillRect(column * cell, row * cell, cell, cell);
      context.globalAlpha = 1;
      context.strokeRect(column * cell + inset, row * cell + inset, cell - 2 * inset, cell - 2 * inset);
    }
  });
  context.setLineDash([]);
}
