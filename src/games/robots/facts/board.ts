import type { Cell, Point } from '../../../core/cell';
import type { Direction } from './direction';

/** The length of each side of the board. `docs/games/robots.md#the-board` */
export const SIZE = 20;

/** How many squares the board has. A square is a number from 0; counting them up goes through the board in x-major order. */
export const SQUARES = SIZE * SIZE;

/** What `neighbourOf` gives beyond the edge. */
export const WALL = -1;

/** The square at a point of the board. */
export function squareAt(x: number, y: number): number {
  return x * SIZE + y;
}

/** How far east a square lies, from 0. */
export function xOf(square: number): number {
  return Math.floor(square / SIZE);
}

/** How far north a square lies, from 0. */
export function yOf(square: number): number {
  return square % SIZE;
}

/** A square as people write it: `[0, 0]` is the lower left corner, `y` grows to the north. */
export function pointOf(square: number): Point {
  return [xOf(square), yOf(square)];
}

/** A square as a board draws it, with row 0 in the north. */
export function cellOf(square: number): Cell {
  return [SIZE - 1 - yOf(square), xOf(square)];
}

/** Whether whole numbers name a point on the board. */
export function isOnBoard(x: number, y: number): boolean {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE;
}

/** The next square in a direction, or `WALL` beyond the edge. */
export function neighbourOf(square: number, direction: Direction): number {
  switch (direction) {
    case 'N':
      return square % SIZE === SIZE - 1 ? WALL : square + 1;
    case 'E':
      return square >= SQUARES - SIZE ? WALL : square + SIZE;
    case 'S':
      return square % SIZE === 0 ? WALL : square - 1;
    case 'W':
      return square < SIZE ? WALL : square - SIZE;
  }
}
