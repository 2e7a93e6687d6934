import type { FrameEntity, SlugFrame } from '../../../src/games/slug/play/frame';
import type { Cell } from '../../../src/core/cell';
import { STEPS } from '../../../src/games/slug/facts/steps';
import type { Brush } from '../canvasBoard';
import type { SlugColours } from './colours';
import { paintBody, paintGoal, paintNames, paintReady } from './sprites';
import { Sprites } from '../sprites';

/** Below this side of a cell, names give way to the characters of the level file. */
const SIDE_FOR_NAMES = 30;
const SHARE_OF_NAME = 0.27;
const SHARE_OF_SYMBOL = 0.6;

const sprites = new Sprites();

/** Paints what is in view of a board: ground, weapons, entities, and the range of whoever is pointed at. */
export function paintSlug(brush: Brush, frame: SlugFrame, colours: SlugColours, pointedAt: FrameEntity | null): void {
  paintGround(brush, frame, colours);
  for (const { position, symbol } of frame.weapons) {
    if (!isInView(brush, position)) continue;
    put(brush, position, `weapon ${symbol} ${colours.name}`, (context, side) =>
      paintNames(context, [symbol], side * SHARE_OF_SYMBOL, colours),
    );
  }
  for (const { position, name, symbol, canMove } of frame.slugs) {
    if (!isInView(brush, position)) continue;
    put(brush, position, `${name} ${canMove} ${colours.name}`, (context, side) => {
      paintBody(context, side, colours.slugs[name] ?? colours.player, colours.edge);
      if (canMove) paintReady(context, side, colours.ready);
      paintLabel(context, side, symbol, [name.replace(/Slug$/, ''), 'Slug'], colours);
    });
  }
  const { position, name, symbol } = frame.player;
  if (isInView(brush, position)) {
    put(brush, position, `${name} ${colours.name}`, (context, side) => {
      paintBody(context, side, colours.player, colours.edge);
      paintLabel(context, side, symbol, [name], colours);
    });
  }
  if (pointedAt) paintTargets(brush, frame, pointedAt, colours);
}

function paintLabel(
  context: CanvasRenderingContext2D,
  side: number,
  symbol: string,
  names: readonly string[],
  colours: SlugColours,
): void {
  if (side < SIDE_FOR_NAMES) paintNames(context, [symbol], side * SHARE_OF_SYMBOL, colours);
  else paintNames(context, names, side * SHARE_OF_NAME, colours);
}

function put(
  { context, cell }: Brush,
  [row, column]: Cell,
  name: string,
  paint: (context: CanvasRenderingContext2D, side: number) => void,
): void {
  sprites.put(context, name, column * cell, row * cell, cell, paint);
}

function isInView({ firstRow, lastRow, firstColumn, lastColumn }: Brush, [row, column]: Cell): boolean {
  return row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn;
}

/** One rectangle for each run of like tiles; goals get their pattern on top. */
function paintGround(brush: Brush, { ground }: SlugFrame, colours: SlugColours): void {
  const { context, cell, firstRow, lastRow, firstColumn, lastColumn } = brush;
  for (let row = firstRow; row <= lastRow; row++) {
    const tiles = ground[row] ?? '';
    for (let column = firstColumn; column <= lastColumn;) {
      const tile = tiles[column];
      const start = column;
      while (column <= lastColumn && tiles[column] === tile) column++;
      context.fillStyle = tile === '#' ? colours.wall : tile === 'G' ? colours.goal : colours.floor;
      context.fillRect(start * cell, row * cell, (column - start) * cell, cell);
      if (tile === 'G') for (let goal = start; goal < column; goal++) putGoal(brush, [row, goal], colours);
      else if (tile === '#' && colours.edge) paintWallEdges(brush, row, start, column);
    }
  }
}

function putGoal(brush: Brush, position: Cell, { name, goalPattern }: SlugColours): void {
  put(brush, position, `goal ${name}`, (context, side) => paintGoal(context, side, goalPattern));
}

function paintWallEdges({ context, cell }: Brush, row: number, from: number, to: number): void {
  context.strokeStyle = '#767676';
  context.lineWidth = 1;
  for (let column = from; column < to; column++) {
    context.strokeRect(column * cell + 0.5, row * cell + 0.5, cell - 1, cell - 1);
  }
}

/** The cells that a weapon reaches from where its holder stands, as far as they are on the board. */
function paintTargets(
  brush: Brush,
  { rows, columns }: SlugFrame,
  { position, range }: FrameEntity,
  { target }: SlugColours,
): void {
  const { context, cell } = brush;
  context.strokeStyle = target;
  context.fillStyle = target;
  context.lineWidth = Math.max(2, cell / 16);
  for (let distance = 1; distance <= range; distance++) {
    for (const step of STEPS) {
      const row = position[0] + step[0] * distance;
      const column = position[1] + step[1] * distance;
      if (row < 0 || column < 0 || row >= rows || column >= columns || !isInView(brush, [row, column])) continue;
      context.globalAlpha = 0.25;
      context.fillRect(column * cell, row * cell, cell, cell);
      context.globalAlpha = 1;
      context.strokeRect(column * cell + 2, row * cell + 2, cell - 4, cell - 4);
    }
  }
}
