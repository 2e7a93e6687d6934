import { Pen, oval } from './pen';
import { mixed, scaled, type Sprite } from './sprite';

/** The outline of metal, wood and stone. */
const EDGE = '#20262d';

const ROCK = 'M46 10L82 22L93 55L72 88L34 91L8 62L16 26Z';

/** The sword, upright: its right edge is poisoned. */
export function swordShape(pen: Pen, edge = 4): void {
  const { brass, poison, steel, wood } = pen.palette;
  pen.limb('M50 66V84', wood, 6, EDGE);
  pen.slim('M50 3L57 13V60H43V13Z', steel, EDGE, edge).fill('M50 3L57 13V60H50Z', poison);
  pen.line('M50 8V58', mixed(steel, '#000000', 0.35), 1.6);
  pen.slim('M30 59.500H70V66.500H30Z', brass, EDGE, edge).slim(oval(50, 89, 5.2, 5.2), brass, EDGE, edge);
}

/** The dart, upright: its tip is poisoned. */
export function dartShape(pen: Pen, edge = 4): void {
  const { poison, steel, wood } = pen.palette;
  pen.slim('M47 26H53V96H47Z', wood, EDGE, edge);
  pen.slim('M50 3L66 31H34Z', poison, EDGE, edge);
  pen.slim('M46.500 71V87L32 98V81ZM53.500 71V87L68 98V81Z', steel, EDGE, edge);
}

/** The rock that heals: seven-sided, with light on top. */
export function rockShape(pen: Pen, edge = 4): void {
  const { healing, isHighContrast, stone } = pen.palette;
  pen.shape(ROCK, stone, EDGE, edge);
  if (!isHighContrast) {
    pen.fill('M46 10L82 22L65 35L29 37L16 26Z', pen.light(0.6, stone));
    pen.fill('M93 55L72 88L34 91L67 74Z', mixed(stone, '#000000', 0.16));
  }
  pen.plus(49, 56, 17, 11, healing);
}

const plain =
  (draw: (pen: Pen) => void): Sprite =>
  (context, inks) =>
    draw(new Pen(context, inks));

const swordTurned = eighthTurned(plain((pen) => swordShape(pen, 6)));
const dartTurned = eighthTurned(plain((pen) => dartShape(pen, 6)));
const rockUpright = plain((pen) => rockShape(pen));

/** How much of a cell a weapon on the floor takes. */
const LYING = 0.68;

/** The weapons as they lie on the floor; their colours are the palette's own, whatever the hue. */
export const sword = scaled(swordTurned, LYING);
export const dart = scaled(dartTurned, LYING);
export const rock = scaled(rockUpright, LYING);

/** The same as signs in tables and legends, where they fill the square. */
export const swordSign = scaled(swordTurned, 1.1);
export const dartSign = dartTurned;
export const rockSign = rockUpright;

/** A flask: the sign of healing. */
export const potion: Sprite = plain((pen) => {
  const { healing, isHighContrast, isLight, wood } = pen.palette;
  const glass = isLight ? '#5c6f82' : '#a9bccb';
  const flask = 'M42 14H58V40L77 80Q82 91 71 92H29Q18 91 23 80L42 40Z';
  pen.fill(flask, isHighContrast ? pen.palette.floor : mixed(pen.palette.floor, glass, 0.35));
  pen.within(flask, () => pen.fill('M0 60Q25 54 50 60T100 60V100H0Z', healing));
  if (!isHighContrast)
    pen.line('M36 66L31 78', mixed(healing, '#ffffff', 0.6), 4).disc(57, 74, 3.5, mixed(healing, '#ffffff', 0.35));
  pen.line(flask, glass, 4.5).shape('M40 6H60V15H40Z', wood, EDGE, 3);
});

/** A drop of poison. */
export const poisonDrop: Sprite = plain((pen) => {
  const { poison } = pen.palette;
  pen.shape(
    'M50 6C56 20 80 44 80 65C80 82 67 94 50 94C33 94 20 82 20 65C20 44 44 20 50 6Z',
    poison,
    mixed('#000000', poison, 0.42),
    6,
  );
  if (!pen.palette.isHighContrast) pen.line('M33 64C33 74 39 81 47 83', mixed(poison, '#ffffff', 0.5), 5);
});

/** Turned by an eighth to the right. */
function eighthTurned(sprite: Sprite): Sprite {
  return (context, inks) => {
    context.save();
    context.translate(50, 50);
    context.rotate(Math.PI / 4);
    context.translate(-50, -50);
    sprite(context, inks);
    context.restore();
  };
}
