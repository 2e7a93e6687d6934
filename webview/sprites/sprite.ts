import { mix, parseColour, toCss } from '../palette/colour';
import type { Palette } from '../palette/palette';

/** What a sprite is painted with: its own hue, and the theme's colours. */
export interface Inks {
  readonly hue: string;
  readonly palette: Palette;
}

/** Paints something in a square of 100 x 100, y down, with the origin at the square's upper left corner. */
export type Sprite = (context: CanvasRenderingContext2D, inks: Inks) => void;

/** The outline of a figure of this hue. */
export const outlineOf = (hue: string): string => mixed('#000000', hue, 0.42);

/** Its features: eyes, mouths, folds. */
export const featureOf = (hue: string): string => mixed('#000000', hue, 0.34);

/** Where light falls on it; 70 to 84 % of it are its hue. */
export const highlightOf = (hue: string, share = 0.77): string => mixed('#ffffff', hue, share);

/** The hue of the dead. */
export const greyOf = ({ floor, quiet, isHighContrast }: Palette): string =>
  mixed(quiet, floor, isHighContrast ? 0.4 : 0.15);

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

/** Lets the ground shine through a sprite as a whole, not through each of its parts. */
export function faded(sprite: Sprite, opacity: number): Sprite {
  return (context, inks) => {
    const { a, b } = context.getTransform();
    const pixels = Math.max(1, Math.ceil(100 * Math.hypot(a, b)));
    const room = Math.ceil((pixels * MARGIN) / 100);
    const layer = document.createElement('canvas');
    layer.width = layer.height = pixels + 2 * room;
    const layerContext = layer.getContext('2d');
    if (!layerContext) return;
    paintSprite(layerContext, sprite, room, room, pixels, inks);
    context.save();
    context.globalAlpha *= opacity;
    const [start, side] = [(-100 * room) / pixels, (100 * layer.width) / pixels];
    context.drawImage(layer, start, start, side, side);
    context.restore();
  };
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

/** Takes this share of the second colour; a colour that cannot be read stays as it is. */
export function mixed(a: string, b: string, shareOfB: number): string {
  const [first, second] = [parseColour(a), parseColour(b)];
  return first && second ? toCss(mix(first, second, shareOfB)) : b;
}
