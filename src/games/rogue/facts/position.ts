/** A cell of the map as the game counts it: `x` to the east, `y` to the south, from 0 at the upper left. */
export type Point = readonly [x: number, y: number];
