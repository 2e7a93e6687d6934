import { Pen, oval } from './pen';
import type { Sprite } from './sprite';

/** The hero's letter, an `@`. Its hue is white. */
export const hero: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.line(oval(48.5, 51, 15.5, 16.5), pen.hue, 9);
  pen.line('M64.500 35V58C64.500 71 88 72 88 48.500A38.500 38.500 0 1 0 71 81', pen.hue, 9);
};

/** An orc: the letter `o` with ears. */
export const orc: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.line(oval(50, 58, 24, 24), pen.hue, 14);
  pen.fill('M17 15C28 19 38 25 46 32L24 48C18 38 16 27 17 15ZM83 15C72 19 62 25 54 32L76 48C82 38 84 27 83 15Z');
};

/** A troll: the letter `T`, as a slab. */
export const troll: Sprite = (context, inks) => {
  new Pen(context, inks).fill(
    'M10 14H90V39H80Q79 30 70 30H61V74Q61 78 65 78H72V90H28V78H35Q39 78 39 74V30H30Q21 30 20 39H10Z',
  );
};

/** What is left of somebody: a `%`. */
export const remains: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen
    .line('M75 13L25 87', pen.hue, 10)
    .line(oval(28, 30, 14, 14), pen.hue, 9)
    .line(oval(72, 70, 14, 14), pen.hue, 9);
};
