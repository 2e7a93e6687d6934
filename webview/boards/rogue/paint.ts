import type { Point } from '../../../src/core/cell';
import type { FrameEntity } from '../../../src/games/rogue/play/frame';
import type { Brush } from '../canvasBoard';
import type { RogueColours } from './colours';
import { paintRogueGround } from './paintGround';
import type { RogueScene } from './scene';

const FONT = "'DejaVu Sans Mono', Menlo, Consolas, monospace";

/** Paints what is in view: the ground, a path that starts at a cell, and on each cell whoever is on top. */
export function paintRogue(brush: Brush, scene: RogueScene, colours: RogueColours, pathFrom: Point | null): void {
  const { context, cell, firstRow, lastRow, firstColumn, lastColumn } = brush;
  paintRogueGround(brush, scene, colours);
  if (pathFrom) paintPath(brush, scene, pathFrom, colours);
  context.font = `bold ${cell * 0.9}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let y = firstRow; y <= lastRow; y++) {
    for (let x = firstColumn; x <= lastColumn; x++) {
      const [top] = scene.entitiesAt(x, y);
      if (top) paintEntity(brush, top, colours, scene.sightOf(x, y) === 'seen');
    }
  }
}

/** A glyph with its body; a dashed frame around those who are out of sight. */
function paintEntity({ context, cell }: Brush, entity: FrameEntity, colours: RogueColours, isSeen: boolean): void {
  const { x, y, char } = entity;
  const { glyph, body } = colours.glyphOf(entity, isSeen);
  if (body) {
    context.fillStyle = body;
    context.fillRect(x * cell + 1, y * cell + 1, cell - 2, cell - 2);
    context.strokeStyle = colours.edge;
    context.lineWidth = 1;
    context.strokeRect(x * cell + 1, y * cell + 1, cell - 2, cell - 2);
  }
  context.fillStyle = glyph;
  context.fillText(char, (x + 0.5) * cell, (y + 0.54) * cell);
  if (isSeen) return;
  context.strokeStyle = colours.unseen;
  context.lineWidth = Math.max(1, cell / 16);
  context.setLineDash([cell / 6, cell / 8]);
  context.strokeRect(x * cell + 1, y * cell + 1, cell - 2, cell - 2);
  context.setLineDash([]);
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
