import { Pen, oval } from './pen';
import { greyOf, turned, type Inks, type Sprite } from './sprite';
import { dartShape, rockShape, swordShape } from './weapons';

const CLOAK = 'M20 88C21 72 27 54 49 46C71 54 77 72 78 88Q49 92 20 88Z';
const HOOD = 'M49 5C57 11 73 19 73 37C73 50 63 58 49 58C35 58 25 50 25 37C25 19 41 11 49 5Z';

/** The player, hooded and with empty hands. Its hue is blue. */
export const player: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  pen.shape(CLOAK).line('M35 66L31 86M63 66L67 86', pen.outline, 2.6);
  pen.shape(HOOD, pen.light(0.8), pen.outline);
  pen.fill(oval(49, 38, 15, 14), pen.palette.isHighContrast ? '#000000' : pen.feature);
  pen.disc(43, 38, 4.2, '#ffffff').disc(55.5, 38, 4.2, '#ffffff');
};

/** The player with a sword. */
export const playerWithSword = armed((pen, context) => {
  context.translate(82, 70);
  context.rotate(0.1);
  context.scale(0.76, 0.95);
  context.translate(-50, -72);
  swordShape(pen, 5);
});

/** The player with a dart. */
export const playerWithDart = armed((pen, context) => {
  context.translate(84 - 50 * 0.66, 0);
  context.scale(0.66, 0.98);
  dartShape(pen, 5);
});

/** The player with a rock. */
export const playerWithRock = armed((pen, context) => {
  context.translate(80.5 - 50 * 0.4, 59 - 50 * 0.42);
  context.scale(0.4, 0.42);
  rockShape(pen, 8);
}, 72);

/** The player after its last turn: lying, grey. */
export const deadPlayer: Sprite = (context, { palette }) => {
  context.save();
  context.translate(2, 28);
  context.scale(0.96, 0.78);
  turned(player, 3)(context, { hue: greyOf(palette), palette });
  context.restore();
};

/** Moves the figure a little aside and gives it something into its hand, which is at this place. */
function armed(draw: (pen: Pen, context: CanvasRenderingContext2D) => void, handX = 83): Sprite {
  return (context, inks: Inks) => {
    context.save();
    context.translate(-7, 0);
    player(context, inks);
    context.restore();
    const pen = new Pen(context, inks);
    pen.limb(`M63 67L${handX - 1} 69`, pen.hue, 7, pen.outline);
    context.save();
    draw(pen, context);
    context.restore();
    pen.ball(handX, 69, 5, pen.light(0.8), pen.outline, 3.5);
  };
}
