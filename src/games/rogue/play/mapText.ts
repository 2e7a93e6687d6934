import type { GameMap } from '../engine/gameMap';
import { tileTypeOf } from '../facts/tileTypes';

/** A rectangle of cells; all four sides are inclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The whole ground of a map, one string per row: `#` wall, `.` floor. */
export function groundRows({ tiles, width, height }: GameMap): string[] {
  return Array.from({ length: height }, (_, y) => {
    let row = '';
    for (let cell = y * width; cell < (y + 1) * width; cell++) row += tileTypeOf(tiles[cell]).symbol;
    return row;
  });
}

/** What the player sees within a box, one string per row: `1` for the cells that are seen, `0` for the others. */
export function visibleRows({ visible, width }: GameMap, { left, top, right, bottom }: Box): string[] {
  const rows: string[] = [];
  for (let y = top; y <= bottom; y++) rows.push(visible.subarray(y * width + left, y * width + right + 1).join(''));
  return rows;
}

/** All cells of a map. */
export function wholeBox({ width, height }: GameMap): Box {
  return { left: 0, top: 0, right: width - 1, bottom: height - 1 };
}

/** The cells of a map that lie within a square around a cell. */
export function boxAround({ width, height }: GameMap, x: number, y: number, radius: number): Box {
  return {
    left: Math.max(0, x - radius),
    top: Math.max(0, y - radius),
    right: Math.min(width - 1, x + radius),
    bottom: Math.min(height - 1, y + radius),
  };
}
