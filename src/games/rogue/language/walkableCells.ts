import { WALL_TYPE } from '../facts/tileTypes';
import type { DrawnMap, MapCell } from './drawnMap';

/**
 * Tells for each cell of a map whether somebody can walk there from a cell, in eight directions, as if nobody stood in the way (a flood fill).
 * Only cells that are written out are looked at: the missing cells of short rows are wall.
 */
export function walkableCells(map: DrawnMap, from: MapCell): (x: number, y: number) => boolean {
  const starts: number[] = [];
  let cells = 0;
  for (let y = 0; y < map.height; y++) {
    starts.push(cells);
    cells += map.row(y).length;
  }
  const reached = new Uint8Array(cells);
  const waiting: MapCell[] = [from];
  const indexOf = (x: number, y: number): number => (starts[y] ?? 0) + x;
  reached[indexOf(from.x, from.y)] = 1;
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    for (let y = at.y - 1; y <= at.y + 1; y++) {
      for (let x = at.x - 1; x <= at.x + 1; x++) {
        const symbol = map.row(y)[x] ?? WALL_TYPE.symbol;
        if (symbol === WALL_TYPE.symbol || reached[indexOf(x, y)] === 1) continue;
        reached[indexOf(x, y)] = 1;
        waiting.push({ symbol, x, y });
      }
    }
  }
  return (x, y) => reached[indexOf(x, y)] === 1;
}
