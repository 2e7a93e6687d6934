import type { FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import type { MedicWay } from '../../../src/games/robots/play/queries';
import type { Brush } from '../canvasBoard';
import type { RobotsColours } from './colours';
import { cellOf, middleOf, type Spot } from './places';

/** With more medics than this, only the one that is pointed at shows its way. */
const MAX_WAYS = 4;

/** Paints where medics have been, and where they will go if nobody gets in their way. */
export function paintWays(
  brush: Brush,
  frame: RobotsFrame,
  ways: readonly MedicWay[],
  colours: RobotsColours,
  pointedAt: FrameRobot | null,
): void {
  for (const robot of frame.robots) {
    const way = ways.find((entry) => entry.robot === robot.number);
    if (!way || (ways.length > MAX_WAYS && robot !== pointedAt)) continue;
    paintPast(brush, frame, robot, way, colours);
    paintAhead(brush, frame, robot, way, colours);
  }
}

/** A line through where a medic has been, thinner and fainter the longer ago. */
function paintPast(
  { context, cell }: Brush,
  { size }: RobotsFrame,
  { x, y, team }: FrameRobot,
  { past }: MedicWay,
  { teams }: RobotsColours,
): void {
  const points = [...past, [x, y] as const].map((point) => middleOf(cellOf(point, size), cell));
  context.strokeStyle = teams[team];
  context.lineCap = 'round';
  points.slice(1).forEach((point, i) => {
    const before = points[i] ?? point;
    const share = (i + 1) / past.length;
    context.globalAlpha = 0.15 + 0.35 * share;
    context.lineWidth = Math.max(1, (cell / 10) * share);
    context.beginPath();
    context.moveTo(before.x, before.y);
    context.lineTo(point.x, point.y);
    context.stroke();
  });
  context.globalAlpha = 1;
}

/** Rings where a medic will come next. */
function paintAhead(
  { context, cell }: Brush,
  { size }: RobotsFrame,
  { team }: FrameRobot,
  { ahead }: MedicWay,
  { teams, floor }: RobotsColours,
): void {
  for (const point of ahead) {
    ring(context, middleOf(cellOf(point, size), cell), Math.max(2, cell / 10));
    context.fillStyle = floor;
    context.fill();
    context.strokeStyle = teams[team];
    context.lineWidth = Math.max(1, cell / 24);
    context.stroke();
  }
}

function ring(context: CanvasRenderingContext2D, { x, y }: Spot, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}
