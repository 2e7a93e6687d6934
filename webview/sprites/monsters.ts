import { Pen, oval } from './pen';
import { mixed, type Sprite } from './sprite';

const JAW = 'M8 54C10 33 30 18 54 18C80 18 96 40 96 68V92H24C15 92 9 87 9 79Z';
const ROBE = 'M21 92V80C21 62 34 50 50 47C66 50 79 62 79 80V92Z';

/** A louse, facing left: an oval of rings on six legs. */
export const louse: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.line('M24 74L13 84M34 80L23 93M48 83L43 95M62 84L63 95M74 80L80 93M84 74L91 85', pen.outline, 6);
  pen.line('M17 45L8 29M26 42L24 25', pen.outline, 4.5);
  pen.shape(oval(55, 54, 37, 29));
  pen.line('M41 29Q33 55 44 80M58 26Q52 55 59 82M74 30Q71 55 74 78', mixed('#000000', pen.hue, 0.62), 4.5);
  if (!pen.palette.isHighContrast) pen.line('M63 33Q69 33.500 71 35M79 38Q83 42 85 48', pen.light(0.62), 4);
  pen.shape(oval(22, 59, 15, 18), pen.light(0.8), pen.outline);
  pen.disc(18, 57, 5.5, pen.feature).disc(16.5, 55.5, 1.8, '#ffffff');
};

/** A worm that is a jaw, facing left. */
export const jawWorm: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.shape('M56 24C60 16 68 11 76 8C75 15 77 22 82 30Z', mixed('#000000', pen.hue, 0.75), pen.outline);
  pen.fill(JAW);
  pen.line('M70 36Q80 58 77 90M84 46Q89 66 88 90', mixed('#000000', pen.hue, 0.6), 3.5);
  pen.within(JAW, () => {
    pen.shape('M0 52L46 48Q60 60 47 71L4 80Z', mixed('#000000', pen.hue, 0.22), pen.outline, 4);
    pen.fill('M6 53L13 66L20 51.500L28 65L35 50.500L42 61L47 50Z', '#ffffff');
    pen.fill('M8 80L15 68L22 77L29 66L36 74.500L42 65L48 72Z', '#ffffff');
  });
  pen.line(JAW, pen.outline, 4);
  pen.ball(50, 34, 7.5, '#ffffff', pen.outline, 3.5).disc(47.5, 35, 3.6, '#101010');
  pen.line('M42 24L58 29', pen.outline, 4.5);
};

/** Somebody in a mask with a beak, facing left. */
export const cultist: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  const { brass } = pen.palette;
  const feather = mixed('#000000', pen.hue, 0.68);
  for (const path of ['M38 28C31 14 38 6 48 9', 'M52 22C50 8 59 1 67 8', 'M64 28C70 14 82 12 84 23'])
    pen.limb(path, feather, 4.5, pen.outline);
  pen.shape(ROBE).line('M40 62L35 90M60 62L65 90', mixed('#000000', pen.hue, 0.62), 4);
  pen.shape(
    'M50 18C63 18 72 27 72 39C72 51 63 59 51 59C39 59 30 51 30 39C30 27 38 18 50 18Z',
    pen.light(0.8),
    pen.outline,
  );
  pen
    .shape('M45 37L10 50L43 57Q49 47 45 37Z', brass, pen.outline)
    .line('M16 50L44 47.500', mixed('#000000', brass, 0.6), 2.5);
  pen.disc(55, 36, 6, pen.feature).disc(53.5, 34.3, 2, '#ffffff');
};
