import { excerpt } from '../../../../core/excerpt';
import type { Message } from '../../../../core/message';
import { rangeContains, rangeInLine, type TextPosition } from '../../../../core/range';
import type { Hover } from '../../../fileFormat';
import { neighbourOf, WALL, xOf, yOf } from '../../facts/board';
import { leftOf, oppositeOf, rightOf, type Direction } from '../../facts/direction';
import { syntaxOf } from '../../facts/vocabulary';
import type { RobotsEditorKey } from '../../texts';
import type { Arena } from './arena';
import { wordFor, type ArenaLine } from './arenaLine';
import { readSeed, readTurns, turnLimitOf } from './numbers';
import type { RobotLine } from './robotLine';

type RobotsMessage = Message<RobotsEditorKey>;

/** What the line at a place does, and for a robot who is around it at the start. */
export function hover(arena: Arena, position: TextPosition): Hover<RobotsEditorKey> | null {
  const line = arena.lineAt(position);
  if (!line?.entry) return null;
  const range = rangeInLine(line.line, line.code.from, line.code.to);
  if (!rangeContains(range, position)) return null;
  const { keyword } = line.entry;
  const syntax: RobotsMessage = { key: `robots.keyword.${keyword}`, args: { syntax: syntaxOf(line.entry) } };
  return { range, messages: [syntax, ...aboutLine(arena, line)] };
}

function aboutLine(arena: Arena, line: ArenaLine): RobotsMessage[] {
  // Of repeated lines only the first one counts.
  const isFirst = line.entry !== null && arena.linesOf(line.entry.keyword)[0] === line;
  switch (line.entry?.keyword) {
    case 'seed': {
      const seed = isFirst ? readSeed(wordFor(line, 'seed')?.text ?? '') : null;
      return seed === null ? [] : [{ key: 'robots.about.seed', args: { seed: excerpt(seed) } }];
    }
    case 'turns': {
      const turns = isFirst ? readTurns(wordFor(line, 'turns')?.text ?? '') : null;
      return turns === null ? [] : [{ key: 'robots.about.turns', args: { count: turnLimitOf(turns) } }];
    }
    default: {
      const robot = arena.robotAt(line);
      return robot ? [...aboutRobot(arena, robot), ...aboutFile(robot)] : [];
    }
  }
}

function aboutRobot(arena: Arena, robot: RobotLine): RobotsMessage[] {
  const { kind, team, x, y, square, direction } = robot;
  if (team === null || x === null || y === null || square === null || direction === null) return [];
  // Somebody else stands there.
  if (arena.holderOf(square) !== robot) return [];
  return [
    { key: `robots.about.${kind}`, args: { team, x, y, facing: aboutFacing(direction) } },
    aboutNeighbour(arena, robot, 'front', neighbourOf(square, direction)),
    aboutNeighbour(arena, robot, 'right', neighbourOf(square, rightOf(direction))),
    aboutNeighbour(arena, robot, 'left', neighbourOf(square, leftOf(direction))),
    aboutNeighbour(arena, robot, 'behind', neighbourOf(square, oppositeOf(direction))),
  ];
}

function aboutNeighbour(
  arena: Arena,
  robot: RobotLine,
  side: 'front' | 'right' | 'left' | 'behind',
  square: number,
): RobotsMessage {
  const holder = arena.holderOf(square);
  const who = square === WALL ? 'wall' : !holder ? 'nobody' : holder.team === robot.team ? 'teammate' : 'enemy';
  const args = { who, x: xOf(square), y: yOf(square), line: (holder ?? robot).line + 1 };
  const neighbour: RobotsMessage = { key: 'robots.about.neighbour', args };
  // It attacks from where the robot can't see it.
  const isUnseen = side === 'behind' && who === 'enemy';
  return { key: 'robots.about.side', args: { side: isUnseen ? 'unseen' : side, who: neighbour } };
}

function aboutFacing(direction: Direction): RobotsMessage {
  return { key: 'robots.about.facing', args: { direction } };
}

function aboutFile({ medicPath }: RobotLine): RobotsMessage[] {
  return medicPath?.kind === 'file' ? [{ key: 'robots.about.file', args: { file: excerpt(medicPath.path) } }] : [];
}
