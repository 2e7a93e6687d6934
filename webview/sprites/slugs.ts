import { Pen } from './pen';
import { faded, greyOf, type Inks, type Sprite } from './sprite';

export { deadPlayer, player, playerWithDart, playerWithRock, playerWithSword } from './player';

const DOME =
  'M9 86C8 79 13 75 15 67C18 53 25 42 39 41C48 40.500 53 45.500 61 44C63 34 69 28 78.500 28C88 28 94 35 94 45V79Q94 86 87 86Z';
const SPIKES = 'M6 87Q5 77 14 70L14 52L29 63L32 38L46 56L54 34L65 51Q71 44 80 44Q95 44 95 59V80Q95 87 88 87Z';
const NECK =
  'M16 86Q15 78.500 25 77.500C33.500 76 34.500 68 33 59C31.500 51 31 46 31 36C31 24 38 17 48.500 17C59 17 66 24 66 36C66 46 63.500 51 62.500 59C61.500 68 64 76 73 77.500Q85 78.500 84 86Z';

/** The slug that heals: a dome with a plus and a smile. Its hue is green; it faces right. */
export const niceSlug: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  stalks(pen, 'M72 32L66 14M86 31L90 13');
  pen.shape(DOME);
  sole(pen, DOME, 79);
  pen.plus(39, 61, 10, 6.5, '#ffffff').line('M74 52Q82 61 90 52', pen.feature, 3.5);
  pen.eye(66, 14, 7.5, [2.6, 0.8]);
  pen.eye(90, 13, 7.5, [2.6, 0.8]);
};

/** The slug that comes nearer: spikes, teeth and lids slanted inwards. Its hue is orange; it faces right. */
export const angrySlug: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  stalks(pen, 'M74 50L70 27M88 49L91 28');
  pen.shape(SPIKES);
  sole(pen, SPIKES, 80);
  pen
    .line('M69 61.500H95', pen.feature, 3)
    .fill('M70 62L74 70L77.800 62L81.500 70L85.400 62L89.300 70L93 62Z', '#ffffff');
  scowl(pen, 69, 25, 1);
  scowl(pen, 91, 26, -1);
};

/** The slug that runs away: upright, trembling, its mouth open. Its hue is purple; it faces right. */
export const scaredSlug: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  stalks(pen, 'M41 24L33 9M60 23L69 8');
  pen.shape(NECK);
  sole(pen, NECK, 80);
  pen.shape(
    'M52 32C57 32 58.500 36 58.500 40.500C58.500 45.500 56 49 52 49C48 49 45.500 45.500 45.500 40.500C45.500 36 47 32 52 32Z',
    pen.feature,
    pen.feature,
    0.5,
  );
  pen.line('M15.500 30Q8 41 15.500 52M83 30Q90.500 41 83 52', pen.hue, 3.6);
  pen.eye(33, 9, 8.5, [1.5, 1]);
  pen.eye(69, 8, 8.5, [1.5, 1]);
};

/** What is left of a slug: flat and grey, with a cross above it. */
export function deadOf(slug: Sprite): Sprite {
  const flat = faded((context, inks) => {
    context.save();
    context.translate(0, 87 * (1 - 0.42));
    context.scale(1, 0.42);
    slug(context, inks);
    context.restore();
  }, 0.45);
  return (context, { palette }) => {
    const inks: Inks = { hue: greyOf(palette), palette };
    flat(context, inks);
    new Pen(context, inks).line('M39 20L61 42M61 20L39 42', inks.hue, 7);
  };
}

/** The remains of an angry slug, which stand for those of any. */
export const deadSlug = deadOf(angrySlug);

function stalks(pen: Pen, path: string): void {
  pen.limb(path, pen.hue, 4.5);
}

/** The lighter edge on which a slug creeps. */
function sole(pen: Pen, body: string, top: number): void {
  if (pen.palette.isHighContrast) return;
  pen.within(body, () => pen.fill(`M0 ${top}H100V100H0Z`, pen.light(0.7)));
}

/** An eye under a lid; `side` is 1 where the lid falls to the right. */
function scowl(pen: Pen, x: number, y: number, side: 1 | -1): void {
  const radius = 8;
  pen.eye(x, y, radius, [1.8, 2.6]);
  const [across, fall] = [radius + 0.5, (radius + 0.5) * Math.tan((24 * Math.PI) / 180) * side];
  const lid = `M${x - across} ${y - fall - 2.5}L${x + across} ${y + fall - 2.5}`;
  pen.shape(`${lid}A${across} ${across} 0 0 0 ${x - across} ${y - fall - 2.5}Z`, pen.hue, pen.outline, 3.5);
}
