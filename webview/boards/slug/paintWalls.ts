import type { Brush } from '../canvasBoard';
import type { SlugColours } from './colours';

/** The share of a wall that is its front, and the share of floor that lies in its shadow. */
const FRONT = 0.24;
const SHADOW = 0.1;

/** Cells that are alike: from one index on, up to the one before another. */
type Run = readonly [start: number, end: number];

/** Paints the mass of the walls, and where it meets floor its fronts, with their shadows, and its edges. */
export function paintWalls(brush: Brush, ground: readonly string[], colours: SlugColours): void {
  const { context, cell, palette, firstRow, lastRow, firstColumn, lastColumn } = brush;
  const { wall, wallFront, wallEdge } = colours;
  const isFlat = palette.isHighContrast;
  const line = isFlat ? 2 : 1;
  const isWall = (row: number, column: number): boolean => (ground[row]?.[column] ?? '#') === '#';
  const alongRows = (matches: (row: number, column: number) => boolean, paint: (row: number, run: Run) => void): void =>
    eachRun([firstRow, lastRow], [firstColumn, lastColumn], matches, paint);
  const alongColumns = (
    matches: (row: number, column: number) => boolean,
    paint: (column: number, run: Run) => void,
  ): void => eachRun([firstColumn, lastColumn], [firstRow, lastRow], (column, row) => matches(row, column), paint);

  context.fillStyle = wall;
  alongRows(isWall, (row, [start, end]) => context.fillRect(start * cell, row * cell, (end - start) * cell, cell));
  const isBelowWall = (row: number, column: number): boolean => !isWall(row, column) && isWall(row - 1, column);
  if (!isFlat) {
    const [front, shadow] = [Math.round(cell * FRONT), Math.round(cell * SHADOW)];
    context.fillStyle = wallFront;
    alongRows(isBelowWall, (row, [start, end]) =>
      context.fillRect(start * cell, row * cell - front, (end - start) * cell, front + 1),
    );
    context.fillStyle = 'rgba(0, 0, 0, 0.18)';
    alongRows(isBelowWall, (row, [start, end]) =>
      context.fillRect(start * cell, row * cell + 1, (end - start) * cell, shadow - 1),
    );
  }
  context.fillStyle = wallEdge;
  // An edge covers the line of the grid that would run beside it.
  const above = 1 - line;
  if (isFlat) {
    alongRows(isBelowWall, (row, [start, end]) =>
      context.fillRect(start * cell, row * cell + above, (end - start) * cell, line),
    );
  }
  alongRows(
    (row, column) => !isWall(row, column) && isWall(row + 1, column),
    (row, [start, end]) => context.fillRect(start * cell, (row + 1) * cell, (end - start) * cell, line),
  );
  // Flat edges meet in the corners of the floor.
  const upright = (side: number, x: number, [start, end]: Run): void => {
    const up = isFlat && isWall(start - 1, side) ? line - 1 : 0;
    const down = isFlat && isWall(end, side) ? line : 0;
    context.fillRect(x, start * cell - up, line, (end - start) * cell + up + down);
  };
  alongColumns(
    (row, column) => !isWall(row, column) && isWall(row, column - 1),
    (column, run) => upright(column - 1, column * cell + above, run),
  );
  alongColumns(
    (row, column) => !isWall(row, column) && isWall(row, column + 1),
    (column, run) => upright(column + 1, (column + 1) * cell, run),
  );
}

/** Goes through the lines, and calls back for each run of cells in one that match. */
function eachRun(
  [firstLine, lastLine]: readonly [number, number],
  [first, last]: readonly [number, number],
  matches: (line: number, at: number) => boolean,
  paint: (line: number, run: Run) => void,
): void {
  for (let line = firstLine; line <= lastLine; line++) {
    for (let at = first; at <= last; at++) {
      if (!matches(line, at)) continue;
      const start = at;
      while (at <= last && matches(line, at)) at++;
      paint(line, [start, at]);
    }
  }
}
