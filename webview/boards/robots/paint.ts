import { FULL_HEALTH } from '../../../src/games/robots/facts/robots';
import type { FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import type { MedicWay } from '../../../src/games/robots/play/queries';
import { SpriteCache } from '../../sprites/spriteCache';
import type { Brush, Moment } from '../canvasBoard';
import { paintInteractions } from './beams';
import { healthColour, type RobotsColours } from './colours';
import { figureOf } from './figures';
import { cellOf, middleOf } from './places';
import { paintWays } from './ways';

/** From this side of a cell on, in CSS pixels, robots have health bars. */
const LEAST_FOR_BARS = 18;

const sprites = new SpriteCache();

/** Paints the floor with its lines. */
export function paintFloor(
  { context, cell }: Brush,
  { size }: Pick<RobotsFrame, 'size'>,
  { floor, grid }: RobotsColours,
): void {
  context.fillStyle = floor;
  context.fillRect(0, 0, size * cell, size * cell);
  context.fillStyle = grid;
  for (let i = 0; i <= size; i++) {
    const at = Math.min(i * cell, size * cell - 1);
    context.fillRect(at, 0, 1, size * cell);
    context.fillRect(0, at, size * cell, 1);
  }
}

/** Paints the ways of the medics, the robots, and what they did to each other in this turn. */
export function paintRobots(
  brush: Brush,
  frame: RobotsFrame,
  ways: readonly MedicWay[],
  colours: RobotsColours,
  pointedAt: FrameRobot | null,
  moment: Moment<RobotsFrame>,
): void {
  paintWays(brush, frame, ways, colours, pointedAt);
  const before = moment.previous && new Map(moment.previous.robots.map((robot) => [robot.number, robot]));
  for (const robot of frame.robots) paintRobot(brush, frame, robot, before?.get(robot.number), moment.glided, colours);
  paintInteractions(brush, frame, colours, moment);
}

function paintRobot(
  brush: Brush,
  { size }: RobotsFrame,
  robot: FrameRobot,
  before: FrameRobot | undefined,
  glided: number,
  colours: RobotsColours,
): void {
  const { context, cell, palette } = brush;
  const { kind, team, direction, health } = robot;
  const x = before ? before.x + (robot.x - before.x) * glided : robot.x;
  const y = before ? before.y + (robot.y - before.y) * glided : robot.y;
  const [row, column] = cellOf([x, y], size);
  const { name, sprite } = figureOf(team, kind, direction);
  const inks = { hue: colours.teams[team], palette };
  sprites.put(context, `${name} ${colours.name}`, sprite, column * cell, row * cell - cell * 0.04, cell, inks);
  if (cell < LEAST_FOR_BARS) return;
  const share = Math.max(0, Math.min(1, health / FULL_HEALTH));
  const width = Math.round(cell * 0.76);
  const left = Math.round(middleOf([row, column], cell).x - width / 2);
  const top = Math.round((row + 1) * cell) - 4;
  context.fillStyle = colours.spent;
  context.fillRect(left, top, width, 3);
  context.fillStyle = healthColour(colours, share);
  context.fillRect(left, top, Math.ceil(width * share), 3);
}
