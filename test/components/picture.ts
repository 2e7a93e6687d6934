// What a canvas shows, pixel by pixel.
import type { LitElement } from 'lit';
import type { Cell } from '../../src/core/cell';
import type { Brush } from '../../webview/boards/canvasBoard';
import { readPalette } from '../../webview/palette/palette';
import { painted } from './support';

/** The pixels of a canvas, or of a part of it. Colours are `#rrggbb`; a pixel that was not painted has none. */
export class Picture {
  private constructor(
    /** Red, green, blue and alpha in one number a pixel. */
    private readonly pixels: Uint32Array,
    readonly width: number,
    readonly height: number,
  ) {}

  static of(canvas: HTMLCanvasElement): Picture {
    const { width, height } = canvas;
    const { data } = contextOf(canvas).getImageData(0, 0, width, height);
    return new Picture(new Uint32Array(data.buffer), width, height);
  }

  /** The colour of a pixel, which may be given by shares of width and height. */
  at(x: number, y: number): string {
    const column = x < 1 ? Math.floor(x * this.width) : x;
    const row = y < 1 ? Math.floor(y * this.height) : y;
    return colourOf(this.pixels[row * this.width + column] ?? 0);
  }

  /** A rectangle of it. */
  part(left: number, top: number, width: number, height: number): Picture {
    const pixels = new Uint32Array(width * height);
    for (let row = 0; row < height; row++) {
      const start = (top + row) * this.width + left;
      pixels.set(this.pixels.subarray(start, start + width), row * width);
    }
    return new Picture(pixels, width, height);
  }

  /** The colours, the most frequent first. */
  get colours(): string[] {
    const counts = new Map<number, number>();
    for (const pixel of this.pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a).map(([pixel]) => colourOf(pixel));
  }

  /** The share of its pixels that have exactly this colour of CSS. */
  shareOf(colour: string): number {
    return this.shapeOf(colour).replaceAll(' ', '').length / this.pixels.length;
  }

  has(colour: string): boolean {
    return this.pixels.includes(pixelOf(colour));
  }

  /** Where a colour is: a `#` for each pixel of it and a blank for others, so that shapes can be compared whatever their colours are. */
  shapeOf(colour: string): string {
    const wanted = pixelOf(colour);
    return Array.from(this.pixels, (pixel) => (pixel === wanted ? '#' : ' ')).join('');
  }

  /** Where anything was painted: its silhouette. */
  mask(): string {
    return Array.from(this.pixels, (pixel) => (pixel >>> 24 > 127 ? '#' : ' ')).join('');
  }

  /** Whether the other one looks the same. */
  isLike({ width, pixels }: Picture): boolean {
    return (
      this.width === width &&
      this.pixels.length === pixels.length &&
      this.pixels.every((pixel, i) => pixel === pixels[i])
    );
  }
}

/** A picture of a board of equal cells. */
export interface BoardPicture {
  readonly whole: Picture;
  cell(cell: Cell): Picture;
}

function boardPicture(whole: Picture, side: number): BoardPicture {
  return { whole, cell: ([row, column]) => whole.part(column * side, row * side, side, side) };
}

/** Paints a board of so many rows and columns, with cells of so many pixels; `view` says what of it is in view. */
export function paintBoard(
  [rows, columns]: readonly [rows: number, columns: number],
  side: number,
  paint: (brush: Brush) => void,
  view: Partial<Brush> = {},
): BoardPicture {
  const canvas = document.createElement('canvas');
  canvas.width = columns * side;
  canvas.height = rows * side;
  const all = { firstRow: 0, lastRow: rows - 1, firstColumn: 0, lastColumn: columns - 1 };
  paint({ context: contextOf(canvas), cell: side, palette: readPalette(), ...all, ...view });
  return boardPicture(Picture.of(canvas), side);
}

/** What a board on the page shows, ground and figures, once everything is at rest; all of its cells must be in view. */
export async function pictureOf(board: LitElement & { readonly size: Cell }): Promise<BoardPicture> {
  await painted();
  const layers = ['ground', 'figures'].map((name) =>
    board.renderRoot.querySelector<HTMLCanvasElement>(`canvas.${name}`),
  );
  const [ground] = layers;
  if (!ground) throw new Error(`${board.localName} has no canvas`);
  const whole = document.createElement('canvas');
  whole.width = ground.width;
  whole.height = ground.height;
  const context = contextOf(whole);
  for (const layer of layers) if (layer) context.drawImage(layer, 0, 0);
  return boardPicture(Picture.of(whole), whole.width / board.size[1]);
}

/** A colour of CSS as `#rrggbb`. */
export function plainColour(colour: string): string {
  const context = contextOf(document.createElement('canvas'));
  context.fillStyle = colour;
  return context.fillStyle;
}

/** How well two colours can be told apart, 1 to 21, as WCAG 2 reckons it. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const plain = plainColour(colour);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(plain.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A pixel of the bytes red, green, blue and alpha, the first one the lowest. */
function colourOf(pixel: number): string {
  const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 8, 16, 24].map((bits) => (pixel >>> bits) & 0xff);
  if (alpha === 0) return '';
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The pixel of a colour that nothing shines through. */
function pixelOf(colour: string): number {
  const plain = parseInt(plainColour(colour).slice(1), 16);
  return (0xff000000 | ((plain & 0xff) << 16) | (plain & 0xff00) | (plain >>> 16)) >>> 0;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The canvas has no context');
  return context;
}
