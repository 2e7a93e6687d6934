import type { TextPosition } from '../../../../core/range';
import { excerpt } from '../../../../core/excerpt';
import type { Hover, Message } from '../../../fileFormat';
import { columnOf, neighbourOf, rowOf, WALL } from '../../facts/board';
import { leftOf, oppositeOf, rightOf } from '../../facts/direction';
import { shapeOf } from '../../facts/vocabulary';
import type { Arena } from './arena';
import { rangeOfWord, wordFor, type ArenaLine } from './arenaLine';
import { countOf, readSeed, readTurns } from './numbers';
import type { RobotLine } from './robotLine';

/** What the line under the place does: its kind, and for a robot what stands around it at the start. */
export function hover(arena: Arena, position: TextPosition): Hover | null {
  const line = arena.lineAt(position);
  if (!line?.entry) return null;
  const { code } = line;
  if (position.character < code.from || position.character > code.to) return null;
  const keyword: Message = {
    key: `robots.keyword.${line.entry.keyword}`,
    args: { shape: shapeOf(line.entry) },
  };
  return { range: rangeOfWord(line, code), messages: [keyword, ...aboutLine(arena, line)] };
}

function aboutLine(arena: Arena, line: ArenaLine): Message[] {
  switch (line.entry?.keyword) {
    case 'seed': {
      const seed = readSeed(wordFor(line, 'seed')?.text ?? '');
      return seed === null ? [] : [{ key: 'robots.about.seed', args: { seed: excerpt(seed) } }];
    }
    case 'turns': {
      const turns = readTurns(wordFor(line, 'turns')?.text ?? '');
      return turns === null ? [] : [{ key: 'robots.about.turns', args: { count: countOf(turns) } }];
    }
    default:
      return aboutRobot(arena, arena.robotAt(line));
  }
}

function aboutRobot(arena: Arena, robot: RobotLine | null): Message[] {
  if (!robot) return [];
  const { team, x, y, cell, direction } = robot;
  const file = wordFor(robot, 'file');
  const link: Message[] =
    file && robot.medicPath?.kind === 'file'
      ? [{ key: 'robots.about.file', args: { file: excerpt(robot.medicPath.path) } }]
      : [];
  if (team === null || x === null || y === null || cell === null || direction === null) return link;
  return [
    { key: `robots.about.${robot.kind}.${direction}`, args: { team, x, y } },
    aboutNeighbour(arena, robot, 'front', neighbourOf(cell, direction)),
    aboutNeighbour(arena, robot, 'right', neighbourOf(cell, rightOf(direction))),
    aboutNeighbour(arena, robot, 'left', neighbourOf(cell, leftOf(direction))),
    aboutNeighbour(arena, robot, 'behind', neighbourOf(cell, oppositeOf(direction))),
    ...link,
  ];
}

type Side = 'front' | 'right' | 'left' | 'behind';

function aboutNeighbour(arena: Arena, robot: RobotLine, side: Side, cell: number): Message {
  if (cell === WALL) return { key: `robots.about.${side}.wall` };
  const place = { x: columnOf(cell), y: rowOf(cell) };
  const holder = arena.holderOf(cell);
  if (!holder) return { key: `robots.about.${side}.free`, args: place };
  const word = holder.team === robot.team ? 'teammate' : 'enemy';
  return { key: `robots.about.${side}.${word}`, args: { ...place, line: holder.line + 1 } };
}
