import type { FrameEntity, FrameSlug, SlugFrame } from '../../src/games/slug/frame';
import type { Cell } from '../../src/games/game';
import type { Brush } from './canvasBoard';
import type { SlugColours } from './slugColours';

/** Below this side of a cell, names give way to the characters of the level file. */
const SIDE_FOR_NAMES = 30;
const FONT = 'Arial, sans-serif';

/** Paints what is in view of a board: ground, weapons, entities, and the range of whoever is pointed at. */
export function paintSlug(brush: Brush, frame: SlugFrame, colours: SlugColours, pointedAt: FrameEntity | null): void {
  paintGround(brush, frame, colours);
  for (const { position, symbol } of frame.weapons) {
    if (isInView(brush, position)) paintText(brush, position, [symbol], 0.6, colours);
  }
  for (const slug of frame.slugs) if (isInView(brush, slug.position)) paintSlugEntity(brush, slug, colours);
  if (isInView(brush, frame.player.position)) {
    paintBody(brush, frame.player.position, colours.player, colours.edge);
    paintName(brush, frame.player, ['Player'], colours);
  }
  if (pointedAt) paintTargets(brush, frame, pointedAt, colours);
}

function isInView({ firstRow, lastRow, firstColumn, lastColumn }: Brush, [row, column]: Cell): boolean {
  return row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn;
}

function paintGround(brush: Brush, { ground }: SlugFrame, colours: SlugColours): void {
  const { context, cell, firstRow, lastRow, firstColumn, lastColumn } = brush;
  for (let row = firstRow; row <= lastRow; row++) {
    const tiles = ground[row] ?? '';
    for (let column = firstColumn; column <= lastColumn; column++) {
      const tile = tiles[column];
      context.fillStyle = tile === '#' ? colours.wall : tile === 'G' ? colours.goal : colours.floor;
      context.fillRect(column * cell, row * cell, cell, cell);
      if (tile === 'G') paintGoalPattern(brush, row, column, colours);
      else if (tile === '#' && colours.edge) paintWallEdge(brush, row, column);
    }
  }
}

/** Rings, so that a goal is known by more than its colour. */
function paintGoalPattern({ context, cell }: Brush, row: number, column: number, { goalPattern }: SlugColours): void {
  context.strokeStyle = goalPattern;
  context.lineWidth = Math.max(1, cell / 24);
  for (const share of [0.1, 0.24]) {
    const inset = cell * share;
    context.strokeRect(column * cell + inset, row * cell + inset, cell - 2 * inset, cell - 2 * inset);
  }
}

function paintWallEdge({ context, cell }: Brush, row: number, column: number): void {
  context.strokeStyle = '#767676';
  context.lineWidth = 1;
  context.strokeRect(column * cell + 0.5, row * cell + 0.5, cell - 1, cell - 1);
}

function paintSlugEntity(brush: Brush, slug: FrameSlug, colours: SlugColours): void {
  paintBody(brush, slug.position, colours.slugs[slug.name] ?? colours.player, colours.edge);
  if (slug.canMove) paintReady(brush, slug.position, colours);
  paintName(brush, slug, [slug.name.replace(/Slug$/, ''), 'Slug'], colours);
}

function paintBody({ context, cell }: Brush, [row, column]: Cell, fill: string, edge: string | null): void {
  context.beginPath();
  context.ellipse((column + 0.5) * cell, (row + 0.5) * cell, cell / 2 - 0.5, cell / 2 - 0.5, 0, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  if (!edge) return;
  context.strokeStyle = edge;
  context.lineWidth = Math.max(1, cell / 24);
  context.stroke();
}

/** A dashed ring inside the body: this one moves in the coming turn. */
function paintReady({ context, cell }: Brush, [row, column]: Cell, { ready }: SlugColours): void {
  context.beginPath();
  context.ellipse((column + 0.5) * cell, (row + 0.5) * cell, cell * 0.42, cell * 0.42, 0, 0, 2 * Math.PI);
  context.strokeStyle = ready;
  context.lineWidth = Math.max(1.5, cell / 14);
  context.setLineDash([cell / 6, cell / 12]);
  context.stroke();
  context.setLineDash([]);
}

function paintName(brush: Brush, entity: FrameEntity, lines: readonly string[], colours: SlugColours): void {
  if (brush.cell < SIDE_FOR_NAMES) paintText(brush, entity.position, [entity.symbol], 0.6, colours);
  else paintText(brush, entity.position, lines, 0.27, colours);
}

function paintText(
  { context, cell }: Brush,
  [row, column]: Cell,
  lines: readonly string[],
  share: number,
  colours: SlugColours,
): void {
  const height = cell * share;
  context.font = `bold ${height}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = Math.max(2, height / 5);
  context.strokeStyle = colours.textOutline;
  context.fillStyle = colours.text;
  lines.forEach((line, i) => {
    const x = (column + 0.5) * cell;
    const y = (row + 0.5) * cell + (i - (lines.length - 1) / 2) * height * 1.1;
    context.strokeText(line, x, y);
    context.fillText(line, x, y);
  });
}

function paintTargets(
  brush: Brush,
  { rows, columns }: SlugFrame,
  { targets }: FrameEntity,
  { target }: SlugColours,
): void {
  const { context, cell } = brush;
  context.strokeStyle = target;
  context.fillStyle = target;
  context.lineWidth = Math.max(2, cell / 16);
  for (const position of targets) {
    const [row, column] = position;
    if (row < 0 || column < 0 || row >= rows || column >= columns || !isInView(brush, position)) continue;
    context.globalAlpha = 0.25;
    context.fillRect(column * cell, row * cell, cell, cell);
    context.globalAlpha = 1;
    context.strokeRect(column * cell + 2, row * cell + 2, cell - 4, cell - 4);
  }
}
