/** Where a robot faces: north is up on the board, east is right. `docs/games/robots.md#the-board` */
export type Direction = 'N' | 'E' | 'S' | 'W';

/** All directions, clockwise from north. */
export const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W'];

/** The direction that a word is exactly, or `null`. */
export function readDirection(text: string): Direction | null {
  return DIRECTIONS.find((direction) => direction === text) ?? null;
}

/** The direction a quarter turn to the left. */
export function leftOf(direction: Direction): Direction {
  switch (direction) {
    case 'N':
      return 'W';
    case 'W':
      return 'S';
    case 'S':
      return 'E';
    case 'E':
      return 'N';
  }
}

/** The direction a quarter turn to the right. */
export function rightOf(direction: Direction): Direction {
  switch (direction) {
    case 'N':
      return 'E';
    case 'E':
      return 'S';
    case 'S':
      return 'W';
    case 'W':
      return 'N';
  }
}

/** The direction behind. */
export function oppositeOf(direction: Direction): Direction {
  return rightOf(rightOf(direction));
}
