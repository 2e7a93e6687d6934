import type { Color, TileType } from './tileTypes';

/** Something that a game can be drawn on, in cells. What is printed later covers what was drawn before. */
export interface Console {
  /** Draws ground: `isLit` while it is seen, else as it is remembered. */
  drawTile(x: number, y: number, tile: TileType, isLit: boolean): void;
  /** Writes text from a cell to the right. */
  print(x: number, y: number, text: string, color: Color): void;
}
