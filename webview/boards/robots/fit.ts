import type { FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import type { CellBox } from '../canvasBoard';

/** How many cells around the robots are shown, and how few cells at least. */
const MARGIN = 2;
const LEAST = 8;

/** A box of so many times the cells that are needed is given up for a smaller one. */
const TOO_LARGE = 3;

/**
 * The cells that "fit" shows, after those that it showed before: the same ones as long as all robots are among them, so that the view does
 * not jump each turn; more when a robot leaves them, fewer when the war is in a small part of them. `null`: nothing to choose by.
 */
export function fitAround({ robots, size, turn }: RobotsFrame, shown: CellBox | null): CellBox | null {
  if (robots.length === 0) return shown;
  const wanted = boxAround(robots, size, MARGIN, LEAST);
  if (!shown || turn === 0 || areaOf(wanted) * TOO_LARGE < areaOf(shown)) return wanted;
  const joint = joined(shown, boxAround(robots, size, 0, 1));
  return areaOf(joint) === areaOf(shown) ? shown : joined(shown, wanted);
}

/** The cells of robots with some around them, within the board. */
function boxAround(robots: readonly FrameRobot[], size: number, margin: number, least: number): CellBox {
  const [row, rows] = span(
    robots.map(({ y }) => size - 1 - y),
    size,
    margin,
    least,
  );
  const [column, columns] = span(
    robots.map(({ x }) => x),
    size,
    margin,
    least,
  );
  return { row, column, rows, columns };
}

/** Where a row of cells begins that holds all of some, and its length. */
function span(
  values: readonly number[],
  size: number,
  margin: number,
  least: number,
): readonly [start: number, length: number] {
  const first = Math.max(0, Math.min(...values) - margin);
  const count = Math.min(size, Math.max(...values) + margin + 1) - first;
  const length = Math.min(size, Math.max(least, count));
  return [Math.max(0, Math.min(size - length, first - Math.floor((length - count) / 2))), length];
}

/** The smallest box around two. */
function joined(a: CellBox, b: CellBox): CellBox {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  const rows = Math.max(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.max(a.column + a.columns, b.column + b.columns) - column;
  return { row, column, rows, columns };
}

const areaOf = ({ rows, columns }: CellBox): number => rows * columns;
