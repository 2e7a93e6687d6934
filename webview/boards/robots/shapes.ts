import type { Cell, Point } from '../../../src/core/cell';
import type { Direction } from '../../../src/games/robots/facts/direction';
import type { RobotKind } from '../../../src/games/robots/facts/robots';

/** A place on the canvas, in CSS pixels from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a robot's middle is in its cell, as shares of the side: a little above, since its health bar is below. */
const MIDDLE: Spot = { x: 0.5, y: 0.46 };
const HALF_SQUARE = 0.3;
const CROSS_REACH = 0.4;
const CROSS_HALF_ARM = 0.2;
const TIP_REACH = 0.5;
const TIP_HALF_BASE = 0.2;
/** How far an arrow lies to the right of the line between two robots: beside their numbers, and beside the arrow back. */
const ASIDE = 0.24;

const AHEAD: Readonly<Record<Direction, Spot>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** The cell of a point, whose `y` counts upwards. */
export const cellOf = ([x, y]: Point, size: number): Cell => [size - 1 - y, x];

/** The middle of a robot that stands in a cell. */
export const middleOf = ([row, column]: Cell, side: number): Spot => ({
  x: (column + MIDDLE.x) * side,
  y: (row + MIDDLE.y) * side,
});

/** The outline of a robot around its middle: a square for one that fights, a cross for one that heals. */
export function bodyOf(kind: RobotKind, { x, y }: Spot, side: number): Spot[] {
  const corners = kind === 'attack' ? SQUARE : CROSS;
  return corners.map(([dx, dy]) => ({ x: x + dx * side, y: y + dy * side }));
}

const SQUARE: readonly Point[] = [
  [-HALF_SQUARE, -HALF_SQUARE],
  [HALF_SQUARE, -HALF_SQUARE],
  [HALF_SQUARE, HALF_SQUARE],
  [-HALF_SQUARE, HALF_SQUARE],
];

const CROSS: readonly Point[] = [
  [-CROSS_HALF_ARM, -CROSS_REACH],
  [CROSS_HALF_ARM, -CROSS_REACH],
  [CROSS_HALF_ARM, -CROSS_HALF_ARM],
  [CROSS_REACH, -CROSS_HALF_ARM],
  [CROSS_REACH, CROSS_HALF_ARM],
  [CROSS_HALF_ARM, CROSS_HALF_ARM],
  [CROSS_HALF_ARM, CROSS_REACH],
  [-CROSS_HALF_ARM, CROSS_REACH],
  [-CROSS_HALF_ARM, CROSS_HALF_ARM],
  [-CROSS_REACH, CROSS_HALF_ARM],
  [-CROSS_REACH, -CROSS_HALF_ARM],
  [-CROSS_HALF_ARM, -CROSS_HALF_ARM],
];

/** The triangle that shows where a robot faces: its tip, then the ends of its base, which lies on the body. */
export function tipOf(kind: RobotKind, direction: Direction, { x, y }: Spot, side: number): [Spot, Spot, Spot] {
  const ahead = AHEAD[direction];
  const base = kind === 'attack' ? HALF_SQUARE : CROSS_REACH;
  const at = (forward: number, aside: number): Spot => ({
    x: x + (ahead.x * forward - ahead.y * aside) * side,
    y: y + (ahead.y * forward + ahead.x * aside) * side,
  });
  return [at(TIP_REACH, 0), at(base, TIP_HALF_BASE), at(base, -TIP_HALF_BASE)];
}

/** The arrow from one robot to the next: where it begins and where it points. */
export function arrowBetween(from: Spot, to: Spot): [Spot, Spot] {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const at = (share: number): Spot => ({
    x: from.x + along.x * share - along.y * ASIDE,
    y: from.y + along.y * share + along.x * ASIDE,
  });
  return [at(0.22), at(0.82)];
}
