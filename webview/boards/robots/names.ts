import type { MedicWay } from '../../../src/games/robots/play/queries';
import type { Direction } from '../../../src/games/robots/facts/direction';
import type { FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import { text } from '../../texts';
import { deedsByPlace } from './deeds';

const FACING: Readonly<Record<Direction, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** What there is to say of a place of the board: who stands there and what it did in this turn, or what happened there. */
export function nameOfPlace(
  frame: RobotsFrame,
  ways: readonly MedicWay[],
  [x, y]: readonly [x: number, y: number],
): string {
  const robot = frame.robots.find((other) => other.x === x && other.y === y);
  const who = robot ? namesOfRobot(robot, frame) : [text('robots.board.empty', { x, y })];
  const here = deedsByPlace(frame.deeds).find(({ place }) => place[0] === x && place[1] === y);
  const passed = ways.filter(({ past }) => past.some((place) => place[0] === x && place[1] === y)).length;
  return [
    ...who,
    ...(here?.isFatal ? [text('robots.board.died')] : []),
    ...(passed > 0 ? [text('robots.board.passed', { count: passed })] : []),
  ].join(', ');
}

function namesOfRobot(robot: FrameRobot, { deeds }: RobotsFrame): string[] {
  const { id, kind, team, x, y, health, direction, command } = robot;
  const facing = text(`robots.board.${FACING[direction]}`);
  const due = command
    ? text('robots.board.due', { number: command.index + 1, count: command.count, command: command.command })
    : text('robots.board.no-commands');
  return [
    text(`robots.board.${kind}`, { x, y, team, health, direction: facing }),
    ...(kind === 'medic' ? [due] : []),
    ...deeds
      .filter((deed) => deed.robot === id)
      .map((deed) => {
        const word = deed.kind === 'heal' ? 'heals' : deed.kills ? 'destroys' : 'hits';
        return text(`robots.board.${word}`, { x: deed.to[0], y: deed.to[1], amount: deed.amount });
      }),
    ...deedsByPlace(deeds.filter(({ target }) => target === id)).flatMap(({ lost, gained }) => [
      ...(lost === null ? [] : [text('robots.board.was-hit', { amount: lost })]),
      ...(gained === null ? [] : [text('robots.board.was-healed', { amount: gained })]),
    ]),
  ];
}
