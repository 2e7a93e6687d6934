import { Pen, oval } from './pen';
import { mixed, type Sprite } from './sprite';

/** The goal: a flag in a frame. Its hue is yellow. */
export const goal: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  const frame = new Path2D();
  frame.roundRect(6, 6, 88, 88, 13);
  if (!pen.palette.isHighContrast) pen.fill(frame, mixed(pen.palette.floor, pen.hue, 0.2));
  pen.line(frame, pen.hue, 5);
  flag(context, inks);
};

/** A flag alone. */
export const flag: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  const { isHighContrast, isLight, wood } = pen.palette;
  const pole = isLight ? mixed(wood, '#000000', 0.25) : mixed(wood, '#ffffff', 0.45);
  if (!isHighContrast) pen.fill(oval(38, 83, 17, 4.5), mixed(pen.palette.floor, pen.hue, 0.55));
  pen.limb('M36 15V82', pole, 4.5, mixed('#000000', pole, 0.3));
  pen.slim('M40 18L82 34L40 52Z', pen.hue, pen.outline);
};
