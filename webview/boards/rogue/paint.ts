import type { Point } from '../../../src/core/cell';
import type { FrameEntity, RogueFrame } from '../../../src/games/rogue/play/frame';
import { SpriteCache } from '../../sprites/spriteCache';
import type { Brush, Moment } from '../canvasBoard';
import { EFFECT_TIME } from '../motion';
import type { RogueColours } from './colours';
import { LETTER_SPRITES } from './letters';
import type { RogueScene } from './scene';

/** From this side of a cell on, in CSS pixels, wounds are shown below whoever has them. */
const LEAST_BAR = 14;

const sprites = new SpriteCache();

/** Paints who is in view: a path that starts at a cell, on each cell whoever is on top, wounds, and what just happened to them. */
export function paintFigures(
  brush: Brush,
  scene: RogueScene,
  colours: RogueColours,
  pathFrom: Point | null,
  moment: Moment<RogueFrame>,
): void {
  const { firstRow, lastRow, firstColumn, lastColumn } = brush;
  if (pathFrom) paintPath(brush, scene, pathFrom, colours);
  const before = moment.previous && new Map(moment.previous.entities.map((entity) => [entity.number, entity]));
  for (let y = firstRow; y <= lastRow; y++) {
    for (let x = firstColumn; x <= lastColumn; x++) {
      const [top] = scene.entitiesAt(x, y);
      if (!top) continue;
      const from = top.isAlive ? before?.get(top.number) : undefined;
      const [left, above] = from
        ? [from.x + (x - from.x) * moment.glided, from.y + (y - from.y) * moment.glided]
        : [x, y];
      paintEntity(brush, top, left, above, colours, scene.sightOf(x, y) === 'seen');
    }
  }
  paintHits(brush, moment);
}

/** A letter with its body; a dashed frame around those who are out of sight. */
function paintEntity(
  { context, cell, palette }: Brush,
  entity: FrameEntity,
  x: number,
  y: number,
  colours: RogueColours,
  isSeen: boolean,
): void {
  const { glyph, body } = colours.glyphOf(entity, isSeen);
  const [left, top] = [x * cell, y * cell];
  if (body) {
    context.fillStyle = body;
    context.fillRect(left + 1, top + 1, cell - 2, cell - 2);
    context.strokeStyle = colours.edge;
    context.lineWidth = 1;
    context.strokeRect(left + 1, top + 1, cell - 2, cell - 2);
  }
  const sprite = LETTER_SPRITES[entity.char];
  const inset = cell * 0.1;
  if (sprite) {
    const inks = { hue: glyph, palette };
    sprites.put(context, entity.char, sprite, left + inset, top + inset, cell - 2 * inset, inks);
  }
  if (isSeen) return paintWounds(context, cell, entity, left, top);
  context.strokeStyle = colours.unseen;
  context.lineWidth = Math.max(1, cell / 16);
  context.setLineDash([cell / 6, cell / 8]);
  context.strokeRect(left + 1, top + 1, cell - 2, cell - 2);
  context.setLineDash([]);
}

/** A bar below a monster that has lost hit points. */
function paintWounds(
  context: CanvasRenderingContext2D,
  cell: number,
  { number, hp, maxHp, isAlive }: FrameEntity,
  left: number,
  top: number,
): void {
  if (!isAlive || number === 0 || hp >= maxHp || cell < LEAST_BAR) return;
  const width = cell * 0.72;
  const height = Math.max(2, Math.round(cell / 10));
  const x = left + (cell - width) / 2;
  context.fillStyle = '#000000';
  context.fillRect(x, top + cell - height, width, height);
  context.fillStyle = '#f14c4c';
  context.fillRect(x, top + cell - height, (width * Math.max(0, hp)) / maxHp, height);
}

/** A flash on everybody who was hit in this turn, with the hit points that it cost, which rise. */
function paintHits({ context, cell }: Brush, { events, age }: Moment<RogueFrame>): void {
  const share = Math.min(1, age / EFFECT_TIME);
  const losses = new Map<string, number>();
  for (const { kind, cells, args } of events) {
    const [at] = cells;
    if (!at || (kind !== 'player-attacks' && kind !== 'monster-attacks')) continue;
    losses.set(at.join(), (losses.get(at.join()) ?? 0) + Number(args['damage'] ?? 0));
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.font = `600 ${Math.max(10, Math.min(16, cell * 0.5))}px sans-serif`;
  for (const [place, damage] of losses) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    context.fillStyle = `rgba(241, 76, 76, ${0.55 * (1 - share)})`;
    context.fillRect(column * cell, row * cell, cell, cell);
    const y = row * cell - 2 - 8 * share;
    context.lineWidth = 3;
    context.strokeStyle = '#000000';
    context.fillStyle = '#ffb3ae';
    const label = damage === 0 ? '0' : `−${damage}`;
    context.strokeText(label, (column + 0.5) * cell, y);
    context.fillText(label, (column + 0.5) * cell, y);
  }
}

/** A line from cell to cell, with a dot on each empty cell that would be entered. */
function paintPath({ context, cell }: Brush, scene: RogueScene, start: Point, colours: RogueColours): void {
  const path = scene.pathFrom(start[0], start[1]);
  if (path.length === 0) return;
  const free = path.filter(([x, y]) => scene.entitiesAt(x, y).length === 0);
  const width = Math.max(2, cell / 9);
  const middle = (index: number): number => (index + 0.5) * cell;
  context.lineJoin = 'round';
  for (const [colour, wider] of [
    [colours.pathEdge, 2],
    [colours.path, 0],
  ] as const) {
    context.beginPath();
    context.moveTo(middle(start[0]), middle(start[1]));
    for (const [x, y] of path) context.lineTo(middle(x), middle(y));
    context.strokeStyle = colour;
    context.lineWidth = width + wider;
    context.stroke();
    context.fillStyle = colour;
    for (const [x, y] of free) {
      context.beginPath();
      context.arc(middle(x), middle(y), width * 1.3 + wider / 2, 0, 2 * Math.PI);
      context.fill();
    }
  }
}
