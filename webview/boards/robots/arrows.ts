import type { Interaction } from '../../../src/games/robots/engine/interactions';
import type { RobotsFrame } from '../../../src/games/robots/play/frame';
import type { Brush } from '../canvasBoard';
import type { RobotsColours } from './colours';
import { effectsByPoint, type PointEffects } from './interactions';
import { arrowBetween, cellOf, middleOf, type Spot } from './shapes';

const FONT = 'Arial, sans-serif';

/** From this side of a cell on, in CSS pixels, there is room for amounts; below it the log tells them. */
const SIDE_FOR_AMOUNTS = 26;

/** Paints who attacked and healed whom: an arrow for each interaction, a cross where a robot was destroyed, and the health lost and gained. */
export function paintInteractions(brush: Brush, { interactions, size }: RobotsFrame, colours: RobotsColours): void {
  for (const interaction of interactions) paintArrow(brush, interaction, size, colours);
  for (const effects of effectsByPoint(interactions)) {
    if (effects.isFatal) paintRuin(brush, middleOf(cellOf(effects.point, size), brush.cell), colours);
    if (brush.cell >= SIDE_FOR_AMOUNTS) paintAmounts(brush, effects, size, colours);
  }
}

/** A solid arrow attacks, a dashed one heals. */
function paintArrow(
  { context, cell }: Brush,
  { kind, from, to }: Interaction,
  size: number,
  { attack, heal, halo }: RobotsColours,
): void {
  const [start, end] = arrowBetween(middleOf(cellOf(from, size), cell), middleOf(cellOf(to, size), cell));
  const width = Math.max(2, cell / 12);
  context.lineCap = 'butt';
  for (const [colour, wide] of [
    [halo, width + 2],
    [kind === 'attack' ? attack : heal, width],
  ] as const) {
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = wide;
    if (kind === 'heal' && colour !== halo) context.setLineDash([cell / 9, cell / 14]);
    context.beginPath();
    context.moveTo(start.x, start.y);
    context.lineTo((start.x + end.x) / 2, (start.y + end.y) / 2);
    context.stroke();
    context.setLineDash([]);
    paintHead(context, start, end, wide - width);
  }
}

/** The head of an arrow, from its middle to its tip; `rim` makes it larger all round. */
function paintHead(context: CanvasRenderingContext2D, start: Spot, end: Spot, rim: number): void {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const ahead = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const at = (forward: number, aside: number): [number, number] => [
    end.x + ahead.x * forward - ahead.y * aside,
    end.y + ahead.y * forward + ahead.x * aside,
  ];
  context.beginPath();
  context.moveTo(...at(rim, 0));
  context.lineTo(...at(-length / 2 - rim / 2, length / 3 + rim));
  context.lineTo(...at(-length / 2 - rim / 2, -length / 3 - rim));
  context.fill();
}

/** Losses on the left above the robot, gains on the right. */
function paintAmounts(
  brush: Brush,
  { point, lost, gained }: PointEffects,
  size: number,
  { attack, heal, halo }: RobotsColours,
): void {
  const { context, cell } = brush;
  const [row, column] = cellOf(point, size);
  context.font = `bold ${cell * 0.34}px ${FONT}`;
  context.textBaseline = 'top';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = halo;
  const write = (amount: string, colour: string, align: CanvasTextAlign, x: number): void => {
    context.textAlign = align;
    context.fillStyle = colour;
    context.strokeText(amount, x, row * cell);
    context.fillText(amount, x, row * cell);
  };
  if (lost !== null) write(`−${lost}`, attack, 'left', column * cell + 1);
  if (gained !== null) write(`+${gained}`, heal, 'right', (column + 1) * cell - 1);
}

/** Two crossed lines where a robot was destroyed. */
function paintRuin({ context, cell }: Brush, { x, y }: Spot, { attack, halo }: RobotsColours): void {
  const reach = cell * 0.3;
  context.lineCap = 'round';
  for (const [stroke, width] of [
    [halo, cell / 6 + 2],
    [attack, cell / 6],
  ] as const) {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x - reach, y - reach);
    context.lineTo(x + reach, y + reach);
    context.moveTo(x + reach, y - reach);
    context.lineTo(x - reach, y + reach);
    context.stroke();
  }
}
