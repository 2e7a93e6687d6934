import type { Cell, Point } from '../../../src/core/cell';
import type { FrameSnake, SnakesFrame } from '../../../src/games/snakes/play/frame';
import type { Brush } from '../canvasBoard';
import { colourOf, type SnakesColours } from './colours';
import { kindAt, tailTriangle, WALL } from './scene';

/** Below this side of a cell, in CSS pixels, lines between squares would be all that is seen. */
const SIDE_FOR_LINES = 9;
const FONT = 'Arial, sans-serif';

/** Paints a battle: wall, field and snakes, who moved last, and where a tail was bitten. `isReadable` adds the numbers and the spines of the snakes. */
export function paintSnakes(brush: Brush, frame: SnakesFrame, colours: SnakesColours, isReadable: boolean): void {
  paintGround(brush, frame, colours);
  for (const snake of frame.snakes) {
    paintSnake(brush, snake, colours);
    if (isReadable) paintIdentity(brush, snake, colours);
  }
  for (const { slot, cells, bitCell } of frame.snakes) {
    const [first] = cells;
    if (slot === frame.lastMoved && first) paintRing(brush, first, colours);
    if (bitCell) paintBite(brush, bitCell, colours);
  }
}

/** The corner of a cell of the field, in CSS pixels. */
function cornerOf({ cell }: Brush, [row, column]: Cell): Point {
  return [(column + WALL) * cell, (row + WALL) * cell];
}

/** Paints wall and empty squares, with lines between them where there is room. */
function paintGround({ context, cell }: Brush, { size }: SnakesFrame, colours: SnakesColours): void {
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

/** Paints a snake: its head as a disc, its body as squares, its tail as a triangle. */
function paintSnake(brush: Brush, snake: FrameSnake, colours: SnakesColours): void {
  const { context, cell } = brush;
  context.fillStyle = colourOf(colours, snake.slot);
  snake.cells.forEach((at, index) => {
    const [x, y] = cornerOf(brush, at);
    const kind = kindAt(snake, index);
    if (kind === 'body') {
      context.fillRect(x, y, cell - 1, cell - 1);
      return;
    }
    context.beginPath();
    if (kind === 'head') {
      context.arc(x + cell / 2, y + cell / 2, cell * 0.47, 0, 2 * Math.PI);
    } else {
      const [tip, ...base] = tailTriangle(at, snake.cells[index - 1]);
      context.moveTo(x + tip[0] * cell, y + tip[1] * cell);
      for (const point of base) context.lineTo(x + point[0] * cell, y + point[1] * cell);
    }
    context.fill();
  });
}

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

/** A ring around the head that moved last. */
function paintRing(brush: Brush, at: Cell, { mark }: SnakesColours): void {
  const { context, cell } = brush;
  const [x, y] = cornerOf(brush, at);
  context.beginPath();
  context.arc(x + cell / 2, y + cell / 2, cell * 0.45, 0, 2 * Math.PI);
  context.strokeStyle = mark;
  context.lineWidth = Math.max(1.5, cell / 9);
  context.stroke();
}

/** Four corners around the cell in which a tail was bitten. */
function paintBite(brush: Brush, at: Cell, { mark }: SnakesColours): void {
  const { context, cell } = brush;
  const [left, top] = cornerOf(brush, at);
  const reach = cell * 0.3;
  const out = cell * 0.12;
  context.beginPath();
  for (const [x, y, sx, sy] of [
    [left - out, top - out, 1, 1],
    [left + cell + out, top - out, -1, 1],
    [left - out, top + cell + out, 1, -1],
    [left + cell + out, top + cell + out, -1, -1],
  ] as const) {
    context.moveTo(x + sx * reach, y);
    context.lineTo(x, y);
    context.lineTo(x, y + sy * reach);
  }
  context.strokeStyle = mark;
  context.lineWidth = Math.max(1.5, cell / 8);
  context.stroke();
}
