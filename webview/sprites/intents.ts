import { Pen } from './pen';
import type { Sprite } from './sprite';

/** A shield, over which the others lie. */
export const SHIELD = 'M50 6L88 18V46C88 70 72 86 50 96C28 86 12 70 12 46V18Z';

const ARROW = 'M34 6H66V48H92L50 95L8 48H34Z';
const BLADE = 'M93 7L88 33L46 75L25 54L67 12Z';

/** A sword without colours of its own, from the lower left; a sign, not a thing. */
export const attack: Sprite = (context, inks) => {
  new Pen(context, inks).fill(BLADE).line('M18 47L53 82', inks.hue, 11).line('M31 69L14 86', inks.hue, 12);
};

/** A shield. */
export const block: Sprite = (context, inks) => {
  new Pen(context, inks).fill(SHIELD);
};

/** An arrow down: attacks grow weaker. */
export const weak: Sprite = (context, inks) => {
  new Pen(context, inks).fill(ARROW);
};

/** A cracked shield: wounds grow deeper. */
export const vulnerable: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.line('M50 9L85 20V46C85 68 70 83 50 92C30 83 15 68 15 46V20Z', pen.hue, 9);
  pen.line('M56 27L42 48H58L44 72', pen.hue, 8);
};

/** An arrow up: attacks grow stronger. */
export const strength: Sprite = (context, inks) => {
  new Pen(context, inks).fill('M34 94V52H8L50 5L92 52H66V94Z');
};

/** Two letters z: nothing is meant. */
export const nothing: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.line('M58 13H90L58 44H90', pen.hue, 9).line('M12 51H50L12 91H50', pen.hue, 11);
};
