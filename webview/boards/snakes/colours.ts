import { SNAKE_HUES } from '../../sprites/snakes';

/** The colours of a board of snake battle. */
export interface SnakesColours {
  readonly wall: string;
  /** The line around each square of the wall. */
  readonly wallEdge: string;
  readonly empty: string;
  /** The faint lines between empty squares. */
  readonly grid: string;
  /** By slot: north, east, south, west. */
  readonly snakes: readonly [string, string, string, string];
  /** What is written or drawn on a snake. */
  readonly ink: string;
  /** The ring around the head that moved last, and the corners around a bite. */
  readonly mark: string;
}

/** Blue, green, yellow and red, as the rules of the game have them, light enough to stand out on black. */
export const ORIGINAL: SnakesColours = {
  wall: '#808080',
  wallEdge: '#6b6b6b',
  empty: '#000000',
  grid: '#1d1d1d',
  snakes: SNAKE_HUES,
  ink: '#000000',
  mark: '#ffffff',
};

/** The same four, far apart in lightness and safe for colour-blind eyes. */
export const READABLE: SnakesColours = {
  wall: '#8c8c8c',
  wallEdge: '#000000',
  empty: '#000000',
  grid: '#333333',
  snakes: ['#6cc0f0', '#00a87e', '#fff27a', '#d54b1a'],
  ink: '#000000',
  mark: '#ffffff',
};

/** The colour of the snake in a slot, 1 to 4. */
export function colourOf({ snakes, wall }: SnakesColours, slot: number): string {
  return snakes[slot - 1] ?? wall;
}
