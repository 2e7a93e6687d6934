import type { Cell } from '../../../src/core/cell';
import type { SlugFrame } from '../../../src/games/slug/play/frame';
import { outlineOf, type Sprite } from '../../sprites/sprite';
import { SpriteCache } from '../../sprites/spriteCache';
import type { Brush, Moment } from '../canvasBoard';
import type { Change } from './changes';
import type { SlugColours } from './colours';
import { paintEffects } from './effects';
import { playerFigure, slugFigure, type Named } from './figures';
import { brushFor } from './ground';
import { paintStates, type State } from './paintStates';
import { paintReach, type Reach } from './reach';

const sprites = new SpriteCache();

/** What is painted besides the figures. */
export interface Marks {
  /** The cells that weapons reach, as far as that is to be shown. */
  readonly reach: Reach;
  /** What the turn did, as long as that is shown. */
  readonly changes: readonly Change[];
}

/** No marks at all. */
export const NO_MARKS: Marks = { reach: new Map(), changes: [] };

/** Paints everybody who is in view, with health, poison and whose turn it is, and what just happened to them. */
export function paintFigures(
  onTheme: Brush,
  frame: SlugFrame,
  colours: SlugColours,
  moment: Moment<SlugFrame>,
  { reach, changes }: Marks,
): void {
  const brush = brushFor(onTheme, colours);
  paintReach(brush, frame, reach, colours);
  const { player } = frame;
  const before = moment.previous && new Map(moment.previous.slugs.map((slug) => [slug.number, slug.position]));
  const states: State[] = [];
  for (const slug of frame.slugs) {
    const at = placed(slug.position, before?.get(slug.number), moment.glided);
    if (!isInView(brush, slug.position)) continue;
    if (slug.canMove && frame.status === 'playing')
      put(brush, { name: 'ring', sprite: ring }, at, colours.ready, colours);
    put(brush, slugFigure(slug, player.position[1]), at, colours.slugs[slug.name] ?? colours.player, colours);
    states.push({ entity: slug, at });
  }
  if (isInView(brush, player.position)) {
    const at = placed(player.position, moment.previous?.player.position, moment.glided);
    put(brush, playerFigure(player.weapon, frame.status === 'lost'), at, colours.player, colours);
    states.push({ entity: player, at });
  }
  paintStates(brush, states, colours);
  paintEffects(brush, frame, moment, changes, colours);
}

/** Where something is on its way, in cells. */
function placed(to: Cell, from: Cell | undefined, share: number): Cell {
  if (!from) return to;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function put(
  { context, cell, palette }: Brush,
  figure: Named,
  [row, column]: Cell,
  hue: string,
  colours: SlugColours,
): void {
  const { name, sprite } = figure;
  sprites.put(context, `${name} ${colours.name}`, sprite, column * cell, row * cell, cell, { hue, palette });
}

/** An oval on the floor around whoever moves in the coming turn. */
const ring: Sprite = (context, { hue }) => {
  for (const [stroke, width] of [
    [outlineOf(hue), 7],
    [hue, 4],
  ] as const) {
    context.beginPath();
    context.ellipse(50, 83, 47, 14, 0, 0, 2 * Math.PI);
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.stroke();
  }
};

function isInView({ firstRow, lastRow, firstColumn, lastColumn }: Brush, [row, column]: Cell): boolean {
  return row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn;
}
