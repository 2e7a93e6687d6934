import { themeColour } from '../theme';
import type { Cell } from '../../src/core/cell';
import type { Palette } from '../palette/palette';
import type { Area, Layout, VisibleCells } from './geometry';
import { visibleCells } from './geometry';

/** What a board paints with: the context, moved so that cell [0, 0] is at the origin, and what is in view. */
export interface Brush extends VisibleCells {
  readonly context: CanvasRenderingContext2D;
  /** The side of a cell in CSS pixels. */
  readonly cell: number;
  readonly palette: Palette;
}

/** Makes a canvas as large as an area at the screen's own pixels, empties it, and gives its context in CSS pixels. */
export function prepareCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: Area,
  left = 0,
  top = 0,
): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  const scale = devicePixelRatio;
  const [pixelWidth, pixelHeight] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    canvas.width = pixelWidth;
    canvas.height = pixelHeight;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  context?.setTransform(scale, 0, 0, scale, 0, 0);
  context?.clearRect(0, 0, width, height);
  context?.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  return context;
}

/** A brush on a canvas, for a board that is scrolled so far; `null` where the browser paints nothing. */
export function brushOn(
  canvas: HTMLCanvasElement,
  layout: Layout,
  { left, top }: { readonly left: number; readonly top: number },
  palette: Palette,
): Brush | null {
  const context = prepareCanvas(canvas, layout.view, left, top);
  return context && { context, cell: layout.cell, palette, ...visibleCells(layout, left, top) };
}

/** The reading cursor: black, white and the theme's colour, so that it shows on any ground. */
export function outlineCell({ context, cell }: Brush, [row, column]: Cell): void {
  const inset = Math.max(1, cell * 0.05);
  const lines = [
    ['#000000', 3.5],
    ['#ffffff', 2.5],
    [themeColour('--vscode-contrastActiveBorder', '#ffffff'), 1],
  ] as const;
  for (const [colour, width] of lines) {
    context.lineWidth = inset * width;
    context.strokeStyle = colour;
    context.strokeRect(column * cell + inset, row * cell + inset, cell - 2 * inset, cell - 2 * inset);
  }
}
