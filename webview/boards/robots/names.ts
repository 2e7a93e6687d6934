import type { Point } from '../../../src/core/cell';
import type { FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import type { MedicWay } from '../../../src/games/robots/play/queries';
import { effectsByPoint } from './interactions';
import { text } from './texts';

/** What there is to say about a point of the board: who stands there and what it did in this turn, or what happened there. */
export function nameOfPoint(frame: RobotsFrame, ways: readonly MedicWay[], point: Point): string {
  const [x, y] = point;
  const isHere = (other: Point): boolean => other[0] === x && other[1] === y;
  const robot = frame.robots.find((other) => isHere([other.x, other.y]));
  const who = robot ? namesOfRobot(robot, frame) : [text('robots.board.empty', { x, y })];
  const effects = effectsByPoint(frame.interactions).find((other) => isHere(other.point));
  const passed = ways.filter(({ past }) => past.some(isHere)).length;
  return [
    ...who,
    ...(effects?.isFatal ? [text('robots.board.died')] : []),
    ...(passed > 0 ? [text('robots.board.passed', { count: passed })] : []),
  ].join(', ');
}

function namesOfRobot(robot: FrameRobot, { interactions }: RobotsFrame): string[] {
  const { number, kind, team, x, y, health, direction, command } = robot;
  const due = command
    ? text('robots.board.due', { number: command.index + 1, count: command.count, command: command.command })
    : text('robots.board.no-commands');
  const done = interactions.filter((interaction) => interaction.robot === number);
  const suffered = effectsByPoint(interactions.filter(({ target }) => target === number));
  return [
    text(`robots.board.${kind}`, { x, y, team, health }),
    text('robots.board.facing', { direction }),
    ...(kind === 'medic' ? [due] : []),
    ...done.map(({ kind: action, kills, to, amount }) => {
      const word = action === 'heal' ? 'heals' : kills ? 'destroys' : 'hits';
      return text(`robots.board.${word}`, { x: to[0], y: to[1], amount });
    }),
    ...suffered.flatMap(({ lost, gained }) => [
      ...(lost === null ? [] : [text('robots.board.was-hit', { amount: lost })]),
      ...(gained === null ? [] : [text('robots.board.was-healed', { amount: gained })]),
    ]),
  ];
}
