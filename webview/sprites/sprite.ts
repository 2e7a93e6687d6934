import type { Palette } from '../palette/palette';

/** What a sprite is painted with: its own hue, and the theme's colours. */
export interface Inks {
  readonly hue: string;
  readonly palette: Palette;
}

/** Paints something in a square of 100 x 100, y down, with the origin at the square's upper left corner. */
export type Sprite = (context: CanvasRenderingContext2D, inks: Inks) => void;

/** How far an outline may reach beyond the square, in its hundredths. */
export const MARGIN = 6;

/** Turns a sprite clockwise about its middle. */
export function turned(sprite: Sprite, quarterTurns: number): Sprite {
  return about((context) => context.rotate((quarterTurns * Math.PI) / 2), sprite);
}

/** Lets a sprite face the other side. */
export function mirrored(sprite: Sprite): Sprite {
  return about((context) => context.scale(-1, 1), sprite);
}

/** Makes a sprite smaller or larger about its middle. */
export function scaled(sprite: Sprite, share: number): Sprite {
  return about((context) => context.scale(share, share), sprite);
}

/** Paints a sprite with the square's upper left corner at a place, as wide as its side. */
export function paintSprite(
  context: CanvasRenderingContext2D,
  sprite: Sprite,
  x: number,
  y: number,
  side: number,
  inks: Inks,
): void {
  context.save();
  context.translate(x, y);
  context.scale(side / 100, side / 100);
  sprite(context, inks);
  context.restore();
}

function about(change: (context: CanvasRenderingContext2D) => void, sprite: Sprite): Sprite {
  return (context, inks) => {
    context.save();
    context.translate(50, 50);
    change(context);
    context.translate(-50, -50);
    sprite(context, inks);
    context.restore();
  };
}
