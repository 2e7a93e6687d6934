/** A direction of the field, clockwise from north: 0 north, 1 east, 2 south, 3 west. */
export type Direction = 0 | 1 | 2 | 3;

/** A direction as a trace writes it. */
export type CompassLetter = 'N' | 'E' | 'S' | 'W';

/** In the order in which a snake tries them. */
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

const COMPASS: readonly [CompassLetter, CompassLetter, CompassLetter, CompassLetter] = ['N', 'E', 'S', 'W'];
const RIGHT: readonly [Direction, Direction, Direction, Direction] = [1, 2, 3, 0];

/** The letters of the directions, in the same order. */
export const COMPASS_LETTERS: readonly CompassLetter[] = COMPASS;

/** The letter of a direction. */
export function compassLetter(direction: Direction): CompassLetter {
  return COMPASS[direction];
}

/** The direction of a letter. */
export function directionOf(letter: CompassLetter): Direction {
  return DIRECTIONS[COMPASS.indexOf(letter)] ?? 0;
}

/** The direction to the right of somebody who faces the direction. */
export function rightOf(direction: Direction): Direction {
  return RIGHT[direction];
}
