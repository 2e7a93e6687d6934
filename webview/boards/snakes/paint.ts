import type { Cell, Point } from '../../../src/core/cell';
import type { FrameSnake, SnakesFrame } from '../../../src/games/snakes/play/frame';
import { SpriteCache } from '../../sprites/spriteCache';
import { biteRays, body, head, tail, type Side } from '../../sprites/snakes';
import { paintSprite } from '../../sprites/sprite';
import type { Brush, Moment } from '../canvasBoard';
import { wantsStillness } from '../motion';
import { colourOf, type SnakesColours } from './colours';
import { kindAt, WALL } from './scene';

/** Below this side of a cell, in CSS pixels, lines between squares would be all that is seen. */
const SIDE_FOR_LINES = 9;

/** How long a bite flashes, in milliseconds. */
const BITE_TIME = 240;

const FONT = 'Arial, sans-serif';
const sprites = new SpriteCache();

/** Paints wall and empty squares, with lines between them where there is room. */
export function paintField({ context, cell }: Brush, { size }: SnakesFrame, colours: SnakesColours): void {
  const side = size + 2 * WALL;
  const line = cell < SIDE_FOR_LINES ? 0 : 1;
  context.fillStyle = colours.wallEdge;
  context.fillRect(0, 0, side * cell, side * cell);
  context.fillStyle = colours.grid;
  context.fillRect(WALL * cell, WALL * cell, size * cell, size * cell);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const isWall = row < WALL || column < WALL || row >= side - WALL || column >= side - WALL;
      context.fillStyle = isWall ? colours.wall : colours.empty;
      context.fillRect(column * cell, row * cell, cell - line, cell - line);
    }
  }
}

/** Paints the snakes, who moved last or is asked about, and a bite. `isReadable` adds the numbers and the spines of the snakes. */
export function paintSnakes(
  brush: Brush,
  frame: SnakesFrame,
  colours: SnakesColours,
  isReadable: boolean,
  moment: Moment<SnakesFrame>,
  asked: number | null,
): void {
  for (const snake of frame.snakes) {
    paintSnake(brush, snake, colours);
    if (isReadable) paintIdentity(brush, snake, colours);
  }
  for (const { slot, cells } of frame.snakes) {
    const [first] = cells;
    if (first && slot === (asked ?? frame.lastMoved)) paintRing(brush, first, colours);
  }
  if (moment.events.length === 0 || (moment.age > BITE_TIME && !wantsStillness())) return;
  for (const { bitCell } of frame.snakes) {
    if (!bitCell) continue;
    const [x, y] = cornerOf(brush, bitCell);
    paintSprite(brush.context, biteRays, x, y, brush.cell, { hue: colours.mark, palette: brush.palette });
  }
}

/** The corner of a cell of the field, in CSS pixels. */
function cornerOf({ cell }: Brush, [row, column]: Cell): Point {
  return [(column + WALL) * cell, (row + WALL) * cell];
}

/** Where one cell lies as seen from another beside it. */
function sideOf([row, column]: Cell, [otherRow, otherColumn]: Cell): Side {
  if (otherRow !== row) return otherRow < row ? 'north' : 'south';
  return otherColumn < column ? 'west' : 'east';
}

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** Paints a snake from its tail on, so that the head lies on top: a disc with eyes, squares, and a triangle. */
function paintSnake(brush: Brush, { slot, cells, moved }: FrameSnake, colours: SnakesColours): void {
  const { context, cell, palette } = brush;
  const inks = { hue: colourOf(colours, slot), palette };
  const snake = { cells };
  for (let index = cells.length - 1; index >= 0; index--) {
    const at = cells[index];
    if (!at) continue;
    const before = cells[index - 1];
    const after = cells[index + 1];
    const kind = kindAt(snake, index);
    const ahead = before ? sideOf(at, before) : 'south';
    const facing = after ? OPPOSITE[sideOf(at, after)] : (MOVED[moved ?? 'N'] ?? 'north');
    const [name, sprite] =
      kind === 'tail'
        ? [`tail ${ahead}`, tail(ahead)]
        : kind === 'head'
          ? [`head ${facing}`, head(facing)]
          : [
              `body ${ahead} ${after ? sideOf(at, after) : ''} ${slot}`,
              body(ahead, after ? sideOf(at, after) : OPPOSITE[ahead], slot - 1),
            ];
    const [x, y] = cornerOf(brush, at);
    sprites.put(context, name, sprite, x, y, cell, inks);
  }
}

const MOVED: Readonly<Record<string, Side>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** A line from head to tail, so that it is seen which body belongs to which head, and the number of the slot on the first cell. */
function paintIdentity(brush: Brush, { slot, cells }: FrameSnake, colours: SnakesColours): void {
  const { context, cell } = brush;
  const [first] = cells;
  if (!first) return;
  context.beginPath();
  for (const [index, at] of cells.entries()) {
    const [x, y] = cornerOf(brush, at);
    if (index === 0) context.moveTo(x + cell / 2, y + cell / 2);
    else context.lineTo(x + cell / 2, y + cell / 2);
  }
  context.strokeStyle = colours.ink;
  context.lineWidth = Math.max(1, cell / 9);
  context.stroke();
  const [x, y] = cornerOf(brush, first);
  context.beginPath();
  context.arc(x + cell / 2, y + cell / 2, cell * 0.36, 0, 2 * Math.PI);
  context.fillStyle = colourOf(colours, slot);
  context.fill();
  context.font = `bold ${cell * 0.72}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colours.ink;
  context.fillText(String(slot), x + cell / 2, y + cell * 0.54);
}

/** A ring around a head. */
function paintRing(brush: Brush, at: Cell, { mark }: SnakesColours): void {
  const { context, cell } = brush;
  const [x, y] = cornerOf(brush, at);
  context.beginPath();
  context.arc(x + cell / 2, y + cell / 2, cell * 0.48, 0, 2 * Math.PI);
  context.strokeStyle = mark;
  context.lineWidth = Math.max(1, cell / 14);
  context.stroke();
}
