import { attack, SHIELD } from './intents';
import { Pen } from './pen';
import { mixed, type Sprite } from './sprite';

/** The art of the cards is of one hue, red for attacks, blue for defence, purple for the rest; `dim` is its darker side. */
const dim = (pen: Pen): string => mixed(pen.palette.floor, pen.hue, pen.palette.isHighContrast ? 0.4 : 0.5);

/** A sword. */
export const strike: Sprite = attack;

/** A shield of two halves. */
export const defend: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.fill(SHIELD).fill('M50 17V84C67 75 78 63 78 46V25Z', dim(pen));
};

/** A hammer. */
export const bash: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.line('M55 45L13 87', pen.hue, 13).fill('M38 27L62 5L68 11L90 33L95 38L73 62L67 56L44 33Z');
  pen.line('M50 30L70 50', dim(pen), 5);
};

/** A dagger. */
export const neutralize: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.fill('M92 8L84 40L58 66L34 42L60 16Z').line('M85 15L50 50', dim(pen), 4);
  pen.line('M26 46L54 74', pen.hue, 9).line('M35 65L22 78', pen.hue, 10).disc(17, 83, 8);
};

/** A shield with an arrow up, cut out. */
export const survivor: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.fill(`${SHIELD}M42 75V52H27L50 26L73 52H58V75Z`);
};

/** A flame. */
export const eruption: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.fill(
    'M52 4C58 22 82 38 82 64C82 83 68 96 50 96C32 96 18 83 18 65C18 50 27 42 30 29C37 33 40 38 41 44C48 34 54 20 52 4Z',
  );
  pen.fill(
    'M52 49C55 59 65 64 65 76C65 86 58 91 50 91C42 91 35 86 35 77C35 70 40 67 42 60C46 62 47 64 48 67C51 62 53 56 52 49Z',
    dim(pen),
  );
};

/** An open eye. */
export const vigilance: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.line('M6 50C20 30 34 22 50 22C66 22 80 30 94 50C80 70 66 78 50 78C34 78 20 70 6 50Z', pen.hue, 8);
  pen.disc(50, 50, 18).disc(56, 44, 5.5, pen.light(0.2));
};
