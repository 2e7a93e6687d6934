import type { Palette } from '../palette/palette';
import { prepareCanvas } from './brush';
import type { Area, Insets, Layout } from './geometry';

/** Where the numbers of a board stand, and what they are. */
export interface Rulers {
  readonly columns: 'above' | 'below';
  /** The number of a row or column of the board. */
  numberOf(axis: 'row' | 'column', index: number): number;
}

/** The padding around every board, and what rulers take besides, in CSS pixels. */
const PADDING = 8;
const RULER = 24;
const SIDES = 20;

/** The least distance between two numbers, in CSS pixels. */
const LEAST_DISTANCE = 22;

/** What is kept free around a board. */
export function insetsOf(rulers: Rulers | null): Insets {
  if (!rulers) return { top: PADDING, bottom: PADDING, sides: 12 };
  const isAbove = rulers.columns === 'above';
  return { top: isAbove ? RULER : PADDING, bottom: isAbove ? PADDING : RULER, sides: SIDES };
}

/** How many cells lie between two numbers, so that they don't touch: 1, 2, 5, 10 and so on. */
function stepOfNumbers(cell: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].find((factor) => factor * power * cell >= LEAST_DISTANCE);
    if (step !== undefined) return step * power;
  }
}

/** Paints the numbers of the rows and columns that are in view, around the box of the board within the stage. */
export function paintRulers(
  canvas: HTMLCanvasElement,
  rulers: Rulers,
  stage: Area,
  box: { readonly left: number; readonly top: number },
  layout: Layout,
  scrolled: { readonly left: number; readonly top: number },
  palette: Palette,
): void {
  const context = prepareCanvas(canvas, stage);
  if (!context) return;
  const { cell, view, board } = layout;
  context.fillStyle = palette.quiet;
  context.font = `11px ${getComputedStyle(canvas).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const step = stepOfNumbers(cell);
  const y = rulers.columns === 'above' ? box.top - 10 : box.top + view.height + 10;
  for (let column = 0; column * cell < board.width; column++) {
    const number = rulers.numberOf('column', column);
    const x = (column + 0.5) * cell - scrolled.left;
    if (number % step === 0 && x >= 0 && x <= view.width) context.fillText(String(number), box.left + x, y);
  }
  for (let row = 0; row * cell < board.height; row++) {
    const number = rulers.numberOf('row', row);
    const middle = (row + 0.5) * cell - scrolled.top;
    if (number % step === 0 && middle >= 0 && middle <= view.height) {
      context.fillText(String(number), box.left - 10, box.top + middle);
    }
  }
}
