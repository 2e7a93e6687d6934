/** Red, green and blue, 0 to 255 each. */
export type Color = readonly [red: number, green: number, blue: number];

/** A kind of ground and its backgrounds: `dark` where it is only remembered, `light` where it is seen. `docs/games/rogue.md#what-is-shown` */
export interface TileType {
  /** Its character in a file. */
  readonly symbol: string;
  readonly dark: Color;
  readonly light: Color;
}

/** What `GameMap.tiles` holds for a cell: floor can be walked on and seen through, wall neither. */
export const WALL = 0;
export const FLOOR = 1;

/** The two kinds of ground. */
export const WALL_TYPE: TileType = { symbol: '#', dark: [0, 0, 100], light: [130, 110, 50] };
export const FLOOR_TYPE: TileType = { symbol: '.', dark: [50, 50, 150], light: [200, 180, 50] };

/** The background of a cell that was never seen. */
export const SHROUD: Color = [0, 0, 0];

/** The kind of ground by its number; whatever is not floor is wall. */
export function tileTypeOf(tile: number | undefined): TileType {
  return tile === FLOOR ? FLOOR_TYPE : WALL_TYPE;
}
