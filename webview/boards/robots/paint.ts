import type { Cell } from '../../../src/core/cell';
import { FULL_HEALTH } from '../../../src/games/robots/facts/robots';
import type { FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import type { MedicWay } from '../../../src/games/robots/play/queries';
import type { Brush } from '../canvasBoard';
import { paintInteractions } from './arrows';
import type { RobotsColours } from './colours';
import { bodyOf, cellOf, middleOf, tipOf, type Spot } from './shapes';

/** Every column and row whose number is a multiple of this shows it. */
const NUMBERED = 5;
const FONT = 'Arial, sans-serif';

/** With more medics than this, only the one that is pointed at shows where it will go. */
const MAX_FORECASTS = 4;

/** Paints a robot war: the ground, the ways of the medics, the robots, and what they did to each other in this turn. */
export function paintRobots(
  brush: Brush,
  frame: RobotsFrame,
  ways: readonly MedicWay[],
  colours: RobotsColours,
  pointedAt: FrameRobot | null,
): void {
  paintGround(brush, frame, colours);
  for (const robot of frame.robots) {
    const way = ways.find((entry) => entry.robot === robot.number);
    if (!way) continue;
    paintPast(brush, frame, robot, way, colours);
    if (ways.length <= MAX_FORECASTS || robot === pointedAt) paintAhead(brush, frame, robot, way, colours);
  }
  for (const robot of frame.robots) paintRobot(brush, frame, robot, colours);
  paintInteractions(brush, frame, colours);
}

function paintGround(brush: Brush, { size }: RobotsFrame, { floor, line, number }: RobotsColours): void {
  const { context, cell } = brush;
  context.fillStyle = floor;
  context.fillRect(0, 0, size * cell, size * cell);
  context.fillStyle = line;
  for (let i = 0; i <= size; i++) {
    const at = Math.min(i * cell, size * cell - 1);
    context.fillRect(at, 0, 1, size * cell);
    context.fillRect(0, at, size * cell, 1);
  }
  context.fillStyle = number;
  context.font = `${Math.max(8, cell * 0.32)}px ${FONT}`;
  for (let i = 0; i < size; i += NUMBERED) {
    context.textBaseline = 'bottom';
    context.textAlign = 'right';
    context.fillText(String(i), (i + 1) * cell - 2, size * cell - 1);
    if (i === 0) continue;
    context.textBaseline = 'top';
    context.textAlign = 'left';
    context.fillText(String(i), 3, (size - 1 - i) * cell + 2);
  }
}

/** A line through where a medic has been, thinner the longer ago, with a dot in each cell. */
function paintPast(
  { context, cell }: Brush,
  { size }: RobotsFrame,
  { x, y, team }: FrameRobot,
  { past }: MedicWay,
  { teams }: RobotsColours,
): void {
  const points = [...past, [x, y] as const].map((point) => middleOf(cellOf(point, size), cell));
  context.strokeStyle = teams[team].edge;
  context.fillStyle = teams[team].edge;
  context.lineCap = 'round';
  points.slice(1).forEach((point, i) => {
    const before = points[i] ?? point;
    context.lineWidth = Math.max(1, (cell / 9) * ((i + 1) / past.length));
    context.beginPath();
    context.moveTo(before.x, before.y);
    context.lineTo(point.x, point.y);
    context.stroke();
    disc(context, before, Math.max(1.5, cell / 12));
    context.fill();
  });
}

/** Rings where a medic will come next. */
function paintAhead(
  { context, cell }: Brush,
  { size }: RobotsFrame,
  { team }: FrameRobot,
  { ahead }: MedicWay,
  { teams, halo }: RobotsColours,
): void {
  for (const point of ahead) {
    disc(context, middleOf(cellOf(point, size), cell), Math.max(2.5, cell / 8));
    context.fillStyle = halo;
    context.fill();
    context.strokeStyle = teams[team].edge;
    context.lineWidth = Math.max(1, cell / 20);
    context.stroke();
  }
}

function paintRobot(brush: Brush, { size }: RobotsFrame, robot: FrameRobot, colours: RobotsColours): void {
  const { context, cell } = brush;
  const { kind, team, direction, health, x, y } = robot;
  const { fill, text, edge } = colours.teams[team];
  const at = cellOf([x, y], size);
  const middle = middleOf(at, cell);
  context.lineJoin = 'round';
  context.lineWidth = Math.max(1, cell / 18);
  context.strokeStyle = edge;
  context.fillStyle = edge;
  outline(context, tipOf(kind, direction, middle, cell));
  context.fill();
  context.fillStyle = fill;
  outline(context, bodyOf(kind, middle, cell));
  context.fill();
  context.stroke();
  context.font = `bold ${Math.max(9, cell * 0.4)}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = text;
  context.fillText(String(health), middle.x, middle.y + cell * 0.02);
  paintHealthBar(brush, at, health, colours);
}

function paintHealthBar(
  { context, cell }: Brush,
  [row, column]: Cell,
  health: number,
  { health: full, noHealth, halo }: RobotsColours,
): void {
  const height = Math.max(2, Math.round(cell * 0.08));
  const width = cell * 0.84;
  const left = column * cell + cell * 0.08;
  const top = (row + 1) * cell - height - 1;
  context.fillStyle = halo;
  context.fillRect(left - 1, top - 1, width + 2, height + 2);
  context.fillStyle = noHealth;
  context.fillRect(left, top, width, height);
  context.fillStyle = full;
  context.fillRect(left, top, (width * health) / FULL_HEALTH, height);
}

function outline(context: CanvasRenderingContext2D, points: readonly Spot[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}

function disc(context: CanvasRenderingContext2D, { x, y }: Spot, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}
