import type { Cell } from '../../../src/core/cell';
import type { SlugFrame } from '../../../src/games/slug/play/frame';
import { SpriteCache } from '../../sprites/spriteCache';
import { flag, goal } from '../../sprites/tiles';
import type { Brush } from '../canvasBoard';
import type { SlugColours } from './colours';
import { lyingWeapon, remainsOf, type Named } from './figures';
import { brushFor } from './ground';
import { paintWalls } from './paintWalls';

const sprites = new SpriteCache();

/** A slug that died in the turn that is shown: its kind, and where it lies. */
export interface Fallen {
  readonly slug: string;
  readonly cell: Cell;
}

/** Paints what is in view of floor, walls, goals, and what lies on them: the dead of the turn, and weapons. */
export function paintGround(
  onTheme: Brush,
  frame: SlugFrame,
  colours: SlugColours,
  fallen: readonly Fallen[] = [],
): void {
  const brush = brushFor(onTheme, colours);
  paintFloor(brush, colours);
  const goals = goalsInView(brush, frame.ground);
  if (colours.goalGround) fillCells(brush, goals, colours.goalGround);
  paintWalls(brush, frame.ground, colours);
  for (const cell of goals) paintGoal(brush, cell, colours);
  for (const { slug, cell } of fallen) put(brush, remainsOf(slug), cell, colours);
  for (const { position, weapon } of frame.weapons) put(brush, lyingWeapon(weapon), position, colours);
}

/** The floor all over, with the lines between cells; walls and goals cover theirs. */
function paintFloor(
  { context, cell, firstRow, lastRow, firstColumn, lastColumn }: Brush,
  { floor, grid }: SlugColours,
): void {
  const [left, top] = [firstColumn * cell, firstRow * cell];
  const width = (Math.ceil(lastColumn) + 1 - firstColumn) * cell;
  const height = (Math.ceil(lastRow) + 1 - firstRow) * cell;
  context.fillStyle = floor;
  context.fillRect(left, top, width, height);
  context.fillStyle = grid;
  for (let row = firstRow; row <= lastRow; row++) context.fillRect(left, row * cell, width, 1);
  for (let column = firstColumn; column <= lastColumn; column++) context.fillRect(column * cell, top, 1, height);
}

function goalsInView({ firstRow, lastRow, firstColumn, lastColumn }: Brush, ground: SlugFrame['ground']): Cell[] {
  const goals: Cell[] = [];
  for (let row = firstRow; row <= lastRow; row++) {
    const tiles = ground[row] ?? '';
    for (let column = tiles.indexOf('G', firstColumn); column >= 0; column = tiles.indexOf('G', column + 1)) {
      if (column > lastColumn) break;
      goals.push([row, column]);
    }
  }
  return goals;
}

function fillCells({ context, cell }: Brush, cells: readonly Cell[], colour: string): void {
  context.fillStyle = colour;
  for (const [row, column] of cells) context.fillRect(column * cell, row * cell, cell, cell);
}

function put(brush: Brush, { name, sprite }: Named, [row, column]: Cell, { player }: SlugColours): void {
  const { context, cell, palette, firstRow, lastRow, firstColumn, lastColumn } = brush;
  if (row < firstRow || row > lastRow || column < firstColumn || column > lastColumn) return;
  sprites.put(context, name, sprite, column * cell, row * cell, cell, { hue: player, palette });
}

/** A flag in a frame, which is filled where the ground is not that of a goal already. */
function paintGoal(
  { context, cell, palette }: Brush,
  [row, column]: Cell,
  { goal: hue, goalGround, name }: SlugColours,
): void {
  const [x, y] = [column * cell, row * cell];
  const inks = { hue, palette };
  if (!goalGround) return sprites.put(context, `goal ${name}`, goal, x, y, cell, inks);
  context.strokeStyle = hue;
  context.lineWidth = cell * 0.05;
  context.beginPath();
  context.roundRect(x + cell * 0.06, y + cell * 0.06, cell * 0.88, cell * 0.88, cell * 0.13);
  context.stroke();
  sprites.put(context, `flag ${name}`, flag, x, y, cell, inks);
}
