import type { Direction } from './direction';

/** The length of each side of the board. `docs/games/robots.md#the-board` */
export const SIZE = 20;

/** How many cells the board has. */
export const CELLS = SIZE * SIZE;

/** What `neighbourOf` gives beyond the edge. */
export const WALL = -1;

/** A place as people write it, both from 0, `[0, 0]` in the lower left corner. */
export type Point = readonly [x: number, y: number];

/** The number of the cell at a place that is on the board; counting cells up goes through the board in x-major order. */
export function cellAt(x: number, y: number): number {
  return x * SIZE + y;
}

/** The column of a cell. */
export function columnOf(cell: number): number {
  return Math.floor(cell / SIZE);
}

/** The row of a cell, upwards. */
export function rowOf(cell: number): number {
  return cell % SIZE;
}

/** The place of a cell. */
export function positionOf(cell: number): Point {
  return [columnOf(cell), rowOf(cell)];
}

/** Whether whole numbers name a place on the board. */
export function isOnBoard(x: number, y: number): boolean {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE;
}

/** The next cell in a direction, or `WALL` beyond the edge. */
export function neighbourOf(cell: number, direction: Direction): number {
  switch (direction) {
    case 'N':
      return cell % SIZE === SIZE - 1 ? WALL : cell + 1;
    case 'E':
      return cell >= CELLS - SIZE ? WALL : cell + SIZE;
    case 'S':
      return cell % SIZE === 0 ? WALL : cell - 1;
    case 'W':
      return cell < SIZE ? WALL : cell - SIZE;
  }
}
