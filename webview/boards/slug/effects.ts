import { deltaOf } from '../../../src/games/slug/play/keys';
import type { SlugFrame } from '../../../src/games/slug/play/frame';
import { paintSprite } from '../../sprites/sprite';
import { poisonDrop } from '../../sprites/weapons';
import type { Brush, Moment } from '../canvasBoard';
import { EFFECT_TIME } from '../motion';
import type { Change } from './changes';
import type { SlugColours } from './colours';

/** How long a flash lasts, in milliseconds, and how far a number rises, in CSS pixels. */
const FLASH = 160;
const RISE = 8;

/** The drop beside an amount of poison, and what lies between that and the amount of health, in CSS pixels. */
const DROP = 10;
const GAP = 5;

/** Paints what happened in the turn: flashes on those who were hit or healed, the numbers above them, and what blocks a refused step. */
export function paintEffects(
  brush: Brush,
  frame: SlugFrame,
  moment: Moment<SlugFrame>,
  changes: readonly Change[],
  colours: SlugColours,
): void {
  if (moment.refused !== null) return paintBlocked(brush, frame, moment.refused, colours);
  for (const change of changes) {
    if (moment.age < FLASH && change.health !== 0) paintFlash(brush, change, moment.age, colours);
  }
  for (const change of changes) paintNumber(brush, change, Math.min(1, moment.age / EFFECT_TIME), colours);
}

function paintFlash(
  { context, cell }: Brush,
  { cell: [row, column], health }: Change,
  age: number,
  colours: SlugColours,
): void {
  context.globalAlpha = 0.5 * (1 - age / FLASH);
  context.fillStyle = health < 0 ? colours.weak : colours.healthy;
  context.fillRect(column * cell, row * cell, cell, cell);
  context.globalAlpha = 1;
}

/** A pill above the figure, which rises: what its health lost or won, and the poison that came, if there is room for both. */
function paintNumber(
  { context, cell, palette }: Brush,
  { cell: [row, column], health, poison }: Change,
  share: number,
  colours: SlugColours,
): void {
  const amount = health === 0 ? '' : health > 0 ? `+${health}` : `−${-health}`;
  if (amount === '' && poison <= 0) return;
  context.font = '600 11px sans-serif';
  const wide = Math.ceil(context.measureText(amount).width);
  const wideDose = Math.ceil(context.measureText(`+${poison}`).width);
  const both = wide + GAP + DROP + wideDose;
  const dose = poison > 0 && (amount === '' || both + 10 <= cell) ? `+${poison}` : '';
  const content = dose === '' ? wide : amount === '' ? DROP + wideDose : both;
  const width = Math.max(20, content + 10);
  const x = (column + 0.5) * cell;
  const y = Math.max(9, row * cell - 2 - RISE * share);
  context.beginPath();
  context.roundRect(x - width / 2, y - 8, width, 16, 8);
  context.fillStyle = palette.surface;
  context.fill();
  context.strokeStyle = health === 0 ? palette.poison : health < 0 ? colours.weak : colours.healthy;
  context.lineWidth = 1.5;
  context.stroke();
  context.fillStyle = palette.text;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const left = x - content / 2;
  context.fillText(amount, left, y + 0.5);
  if (!dose) return;
  const right = left + content - wideDose;
  paintSprite(context, poisonDrop, right - DROP, y - DROP / 2, DROP - 1, { hue: palette.poison, palette });
  context.fillText(dose, right, y + 0.5);
}

/** A bar on the side of the player to which it cannot go. */
function paintBlocked({ context, cell }: Brush, frame: SlugFrame, input: string, colours: SlugColours): void {
  const delta = deltaOf(input);
  if (!delta || frame.status !== 'playing') return;
  const [row, column] = frame.player.position;
  const [down, right] = delta;
  const width = Math.max(3, Math.round(cell / 12));
  const x = column * cell + (right > 0 ? cell - width : 0);
  const y = row * cell + (down > 0 ? cell - width : 0);
  context.fillStyle = colours.weak;
  context.fillRect(x, y, right === 0 ? cell : width, down === 0 ? cell : width);
}
