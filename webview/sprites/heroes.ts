import { Pen, oval } from './pen';
import { mixed, type Sprite } from './sprite';

const EDGE = '#20262d';
const SKIN = '#e8bd93';
const BONE = '#f3ead7';

/** A knight in a helmet, a great sword over the shoulder. Its hue is red. */
export const ironClad: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  const { brass, isHighContrast, steel, wood } = pen.palette;
  const shade = isHighContrast ? steel : mixed(steel, '#000000', 0.16);
  pen.limb('M17 76L15 90', wood, 5, EDGE);
  pen.shape('M20 9L27 20L26 68H11L13 20Z', steel, EDGE).fill('M20 9L27 20L26 68H19.500Z', shade);
  pen.shape('M6 68H32V75H6Z', brass, EDGE, 3.5);
  pen.shape('M25 92V80C25 64 36 53 55 52C74 53 85 64 85 80V92Z');
  pen.line('M55 70V90', pen.outline, 3);
  pen.shape('M25 76C26 62 34 55 44 53L46 66Q36 66 25 76Z', steel, EDGE, 3.5);
  pen.shape('M85 76C84 62 76 55 66 53L64 66Q74 66 85 76Z', shade, EDGE, 3.5);
  pen.shape('M51 16V9C51 4 63 2 70 10C63 9 60 12 59 16Z', pen.hue, pen.outline, 3.5);
  pen.shape('M55 14C68 14 74 23 74 34V48L65 59H45L36 48V34C36 23 42 14 55 14Z', steel, EDGE);
  pen.within('M55 14C68 14 74 23 74 34V48L65 59H45L36 48V34C36 23 42 14 55 14Z', () =>
    pen.fill('M64 10H80V62H60Q68 40 64 10Z', shade),
  );
  pen.fill('M40 33H70L67 41H58.500L57 56H53L51.500 41H43Z', '#1b1014');
};

/** A huntress behind a mask of bone, a dagger in each hand. Her hue is green. */
export const silent: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  const { isHighContrast, steel, wood } = pen.palette;
  for (const side of [1, -1]) {
    const x = (away: number): number => 50 + side * away;
    pen.shape(`M${x(38)} 72L${x(34)} 60L${x(45)} 38L${x(45)} 66Z`, steel, EDGE, 3.5);
    pen.limb(`M${x(32)} 77L${x(42)} 68`, wood, 3, EDGE);
  }
  pen.shape('M20 92C18 80 22 66 33 60Q50 54 67 60C78 66 82 80 80 92Z');
  pen.line('M50 68V90', mixed('#000000', pen.hue, 0.6), 3.5);
  for (const side of [1, -1]) pen.ball(50 + side * 33, 78, 5, BONE, EDGE, 3);
  pen.shape(
    'M50 5C58 13 74 22 75 42C76 54 68 63 50 64C32 63 24 54 25 42C26 22 42 13 50 5Z',
    isHighContrast ? pen.hue : mixed('#000000', pen.hue, 0.75),
    pen.outline,
  );
  pen.fill(oval(50, 42, 17, 18), isHighContrast ? '#000000' : pen.feature);
  pen.shape('M36 36C37 30 43 27 50 27C57 27 63 30 64 36C64 46 58 54 50 60C42 54 36 46 36 36Z', BONE, EDGE, 2.5);
  pen.fill(oval(43.5, 40, 3.6, 4.6, -0.3), '#16110f').fill(oval(56.5, 40, 3.6, 4.6, 0.3), '#16110f');
  pen.line('M50 46V52', mixed(BONE, '#000000', 0.45), 2.2);
};

/** A seer with a halo, eyes closed, a staff beside her. Her hue is purple. */
export const watcher: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  const { brass, isHighContrast, wood } = pen.palette;
  const hair = '#3a2b4d';
  pen.line(oval(46, 31, 27, 27), EDGE, 8).line(oval(46, 31, 27, 27), brass, 4.5);
  pen.limb('M86 24V92', wood, 5, EDGE);
  pen.shape('M19 92C22 74 28 56 46 50C64 56 70 74 73 92Z');
  pen.limb('M62 66Q72 70 82 66', pen.hue, 7, pen.outline).ball(85, 65.5, 4.5, SKIN, EDGE, 3);
  pen.line('M46 62V90', mixed('#000000', pen.hue, 0.6), 3.5);
  pen.shape('M46 10C59 10 66 19 65 31C64 42 66 47 69 53H23C26 47 28 42 27 31C26 19 33 10 46 10Z', hair, EDGE, 3.5);
  pen.fill('M33 27Q46 20 59 27V36C59 46 53 52 46 52C39 52 33 46 33 36Z', SKIN);
  pen.line('M36.500 36Q40 39 43.500 36M48.500 36Q52 39 55.500 36', '#3b2417', 2.6).line('M43 45H49', '#9b5b48', 2.2);
  pen.line('M32 26Q46 19 60 26', brass, 3.5);
  pen.ball(46, 20, 3.2, brass, EDGE, 2);
  pen.ball(86, 17, 7.5, isHighContrast ? pen.hue : pen.light(0.5), pen.outline, 3.5);
};
