import { Pen } from './pen';
import type { Sprite } from './sprite';

/** Robots face north; the board turns them. The hue of team 1 is blue, that of team 2 orange. */
export const attack1: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  tracked(pen);
  gun(pen);
};

/** Team 1's medic. */
export const medic1: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  nose(pen);
  tracked(pen);
  redCross(pen);
};

/** Team 2's attack robot. */
export const attack2: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  arrowhead(pen);
  gun(pen);
};

/** Team 2's medic. */
export const medic2: Sprite = (context, inks) => {
  const pen = new Pen(context, inks);
  nose(pen);
  arrowhead(pen);
  redCross(pen);
};

/** A square hull between two tracks. */
function tracked(pen: Pen): void {
  for (const x of [7, 77]) {
    pen.shape(
      `M${x + 3} 21H${x + 13}Q${x + 16} 21 ${x + 16} 24V90Q${x + 16} 93 ${x + 13} 93H${x + 3}Q${x} 93 ${x} 90V24Q${x} 21 ${x + 3} 21Z`,
      pen.feature,
      pen.outline,
      3,
    );
    const links = [31, 44, 57, 70, 83].map((y) => `M${x + 4} ${y}H${x + 12}`).join('');
    if (!pen.palette.isHighContrast) pen.line(links, pen.light(1), 4);
  }
  pen.shape('M26 26H74Q79 26 79 31V83Q79 88 74 88H26Q21 88 21 83V31Q21 26 26 26Z');
}

/** Two swept halves. */
function arrowhead(pen: Pen): void {
  pen.shape('M50 20L90 54V84L70 92L50 80L30 92L10 84V54Z');
  pen.line('M22 61V77M78 61V77', pen.outline, 5);
}

/** A barrel that tells where it shoots, and the turret. */
function gun(pen: Pen): void {
  const light = pen.light(0.7);
  pen.shape('M42 4H58V58H42Z', light, pen.outline).ball(50, 58, 17, light, pen.outline);
}

/** Tells where a medic goes. */
function nose(pen: Pen): void {
  pen.shape('M50 -2L70 26H30Z', pen.light(0.7), pen.outline);
}

function redCross(pen: Pen): void {
  pen.ball(50, 57, 22, '#ffffff', pen.outline).plus(50, 57, 14, 9.5, '#d32f2f');
}
