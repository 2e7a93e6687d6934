import type { Cell } from '../../../src/core/cell';
import type { RobotsFrame } from '../../../src/games/robots/play/frame';
import type { Brush, Moment } from '../canvasBoard';
import { EFFECT_TIME } from '../motion';
import type { RobotsColours } from './colours';
import { effectsByPoint, type PointEffects } from './interactions';
import { cellOf, middleOf, type Spot } from './places';

/** From this side of a cell on, in CSS pixels, there is room for amounts; below it the log tells them. */
const SIDE_FOR_AMOUNTS = 22;

/** Below this one, healings of nothing would only hide the robots. */
const SIDE_FOR_VAIN = 16;

/** How far an amount rises, in CSS pixels. */
const RISE = 8;

/**
 * Paints who attacked and healed whom, until the next turn: a beam to each target with a burst or a plus at its end, a cross where a robot was
 * destroyed, and the health lost and gained beside it.
 */
export function paintInteractions(
  brush: Brush,
  frame: RobotsFrame,
  colours: RobotsColours,
  { age, events }: Moment<RobotsFrame>,
): void {
  const { interactions, size } = frame;
  for (const { kind, from, to, amount } of interactions) {
    const [start, end] = [from, to].map((point) => middleOf(cellOf(point, size), brush.cell));
    if (amount === 0 && brush.cell < SIDE_FOR_VAIN) continue;
    if (start && end) paintBeam(brush, start, end, kind, amount > 0, colours);
  }
  const taken = new Set(frame.robots.map(({ x, y }) => cellOf([x, y], size).join()));
  const rise = events.length > 0 ? 1 - Math.min(1, age / EFFECT_TIME) : 0;
  for (const effects of effectsByPoint(interactions)) {
    const cell = cellOf(effects.point, size);
    if (effects.isFatal) paintRuin(brush, middleOf(cell, brush.cell), colours);
    if (brush.cell < SIDE_FOR_AMOUNTS || (!effects.lost && !effects.gained)) continue;
    const free = freeCellBeside(brush, cell, taken);
    if (!free) continue;
    taken.add(free.join());
    paintAmounts(brush, effects, free, rise * RISE, colours);
  }
}

/** A solid beam attacks, a dashed one heals; where there was nothing to heal, it is faint and ends without a plus. */
function paintBeam(
  { context, cell }: Brush,
  start: Spot,
  end: Spot,
  kind: 'attack' | 'heal',
  counts: boolean,
  { attack, heal, paper }: RobotsColours,
): void {
  const isAttack = kind === 'attack';
  context.lineCap = 'round';
  context.setLineDash(isAttack ? [] : [cell / 7, cell / 7]);
  context.globalAlpha = counts ? 1 : 0.5;
  for (const [colour, width] of [
    [paper, Math.max(4, cell / 7)],
    [isAttack ? attack : heal, Math.max(2, cell / 14)],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(start.x + (end.x - start.x) * 0.35, start.y + (end.y - start.y) * 0.35);
    context.lineTo(start.x + (end.x - start.x) * 0.7, start.y + (end.y - start.y) * 0.7);
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
  const tip = { x: start.x + (end.x - start.x) * 0.66, y: start.y + (end.y - start.y) * 0.66 };
  if (isAttack) paintBurst(context, tip, Math.max(3, cell * 0.2), attack);
  else if (counts) paintPlus(context, tip, Math.max(3, cell * 0.16), heal, paper);
}

/** A star of four points, white at its heart. */
function paintBurst(context: CanvasRenderingContext2D, { x, y }: Spot, reach: number, colour: string): void {
  for (const [size, fill] of [
    [reach, colour],
    [reach * 0.6, '#ffffff'],
  ] as const) {
    context.beginPath();
    for (let point = 0; point < 8; point++) {
      const radius = point % 2 === 0 ? size : size * 0.36;
      const angle = (point * Math.PI) / 4;
      context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
    context.closePath();
    context.fillStyle = fill;
    context.fill();
  }
}

function paintPlus(
  context: CanvasRenderingContext2D,
  { x, y }: Spot,
  reach: number,
  colour: string,
  rim: string,
): void {
  for (const [fill, out] of [
    [rim, 1.5],
    [colour, 0],
  ] as const) {
    const arm = reach / 3 + out;
    const long = reach + out;
    context.fillStyle = fill;
    context.fillRect(x - long, y - arm, 2 * long, 2 * arm);
    context.fillRect(x - arm, y - long, 2 * arm, 2 * long);
  }
}

/** A pill for what was lost, and one for what was gained. */
function paintAmounts(
  { context, cell }: Brush,
  { lost, gained }: PointEffects,
  at: Cell,
  rise: number,
  { attack, heal, ink, paper }: RobotsColours,
): void {
  const amounts = [
    ...(!lost ? [] : [[`−${lost}`, attack] as const]),
    ...(!gained ? [] : [[`+${gained}`, heal] as const]),
  ];
  const { x, y } = middleOf(at, cell);
  context.font = '600 11px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  amounts.forEach(([label, colour], i) => {
    const middle = y + rise + (i - (amounts.length - 1) / 2) * 16;
    const width = context.measureText(label).width + 10;
    context.beginPath();
    context.roundRect(x - width / 2, middle - 8, width, 16, 8);
    context.fillStyle = paper;
    context.fill();
    context.strokeStyle = colour;
    context.lineWidth = 1.5;
    context.stroke();
    context.fillStyle = ink;
    context.fillText(label, x, middle + 0.5);
  });
}

/** A cell in view where nobody stands and nothing is written, beside one of the board; `null` when all are taken: the log tells the amounts. */
function freeCellBeside(
  { firstRow, lastRow, firstColumn, lastColumn }: Brush,
  [row, column]: Cell,
  taken: ReadonlySet<string>,
): Cell | null {
  const beside: Cell[] = [
    [row, column - 1],
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row - 1, column - 1],
    [row - 1, column + 1],
  ];
  const isInView = ([r, c]: Cell): boolean => r >= firstRow && c >= firstColumn && r <= lastRow && c <= lastColumn;
  return beside.find((cell) => isInView(cell) && !taken.has(cell.join())) ?? null;
}

/** Two crossed lines where a robot was destroyed. */
function paintRuin({ context, cell }: Brush, { x, y }: Spot, { attack, paper }: RobotsColours): void {
  const reach = cell * 0.26;
  context.lineCap = 'round';
  for (const [stroke, width] of [
    [paper, cell / 7 + 3],
    [attack, cell / 7],
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
