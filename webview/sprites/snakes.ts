import { Pen } from './pen';
import { mixed, turned, type Sprite } from './sprite';

/** A side of a cell. */
export type Side = 'north' | 'east' | 'south' | 'west';

/** The colours of the four slots. */
export const SNAKE_HUES = ['#4c9bff', '#35c35a', '#ffd21f', '#ff5148'] as const;

/** The sides clockwise, from where sprites that can turn are facing. */
const CLOCKWISE: readonly Side[] = ['east', 'south', 'west', 'north'];

const MARGIN = 6;

/** The head: a circle with two eyes that look ahead. */
export const head = (facing: Side): Sprite => turned(headEast, CLOCKWISE.indexOf(facing));

const headEast: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.disc(50, 50, 46);
  for (const y of [31, 69]) pen.disc(64, y, 11, '#ffffff').disc(68.5, y, 5.8, '#101010');
};

/**
 * A square of the body. It reaches its neighbours ahead, towards the head, and behind, where a seam parts the two; both are told by the side of
 * the cell. The slot, 0 to 3, chooses the mark.
 */
export const body =
  (ahead: Side, behind: Side, slot: number): Sprite =>
  (context, inks) => {
    const pen = new Pen(context, inks);
    const open = (side: Side): boolean => side === ahead || side === behind;
    const near = (side: Side): number => (open(side) ? 0 : MARGIN);
    const [left, top] = [near('west'), near('north')];
    context.fillStyle = inks.hue;
    context.fillRect(left, top, 100 - near('east') - left, 100 - near('south') - top);
    turned(seam, CLOCKWISE.indexOf(ahead))(context, inks);
    pen.fill(MARKS[slot] ?? '', mixed('#000000', inks.hue, 0.5));
  };

/** Two squares share the seam: each has it where the next part towards the head begins. */
const seam: Sprite = (context, inks) => {
  context.fillStyle = mixed('#000000', inks.hue, 0.58);
  context.fillRect(94, MARGIN, 6, 100 - 2 * MARGIN);
};

/** The slots' marks, so that colours need not be told apart: nothing, a dot, a bar and a diamond. */
const MARKS: readonly string[] = [
  '',
  'M50 37A13 13 0 0 1 50 63A13 13 0 0 1 50 37Z',
  'M27 43H73Q76 43 76 46V54Q76 57 73 57H27Q24 57 24 54V46Q24 43 27 43Z',
  'M50 32L68 50L50 68L32 50Z',
];

/** The mark of a slot alone, for legends. */
export const slotMark =
  (slot: number): Sprite =>
  (context, inks) => {
    const pen = new Pen(context, inks);
    pen.fill('M6 6H94V94H6Z').fill(MARKS[slot] ?? '', mixed('#000000', inks.hue, 0.5));
  };

/** The tail: a triangle whose base lies towards the body. */
export const tail = (ahead: Side): Sprite => turned(tailWest, CLOCKWISE.indexOf(ahead));

const tailWest: Sprite = (context, inks) => {
  new Pen(context, inks).fill('M100 6V94L8 50Z');
  seam(context, inks);
};

/** A bite: eight white rays around the cell, which reach into the cells beside it, so it is painted directly and not kept as a picture. */
export const biteRays: Sprite = (context, inks) => {
  const pen = new Pen(context, { ...inks, hue: '#ffffff' });
  for (let ray = 0; ray < 8; ray++) {
    const [x, y] = [Math.cos((ray * Math.PI) / 4 + 0.39), Math.sin((ray * Math.PI) / 4 + 0.39)];
    pen.line(`M${50 + 60 * x} ${50 + 60 * y}L${50 + 92 * x} ${50 + 92 * y}`, '#ffffff', 9);
  }
};
