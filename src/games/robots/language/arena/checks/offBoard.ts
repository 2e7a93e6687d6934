import { excerpt } from '../../../../../core/excerpt';
import type { Finding, Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor } from '../arenaLine';
import type { RobotLine } from '../robotLine';
import { SIZE } from '../../../facts/board';
import { write } from './write';

const INTEGER = /^[+-]?[0-9]+$/;

/** X and Y name a cell of the board. */
export const offBoard: Check<Arena> = {
  code: 'arena/off-board',
  severity: 'error',
  *check({ robots }) {
    for (const robot of robots) {
      yield* findingFor(robot, 'x');
      yield* findingFor(robot, 'y');
    }
  },
  fixes(arena, { range }) {
    const text = arena.source.line(range.start.line).slice(range.start.character, range.end.character);
    if (!INTEGER.test(text)) return [];
    return [write(range, String(Math.min(SIZE - 1, Math.max(0, Number(text)))), true)];
  },
};

function* findingFor(robot: RobotLine, axis: 'x' | 'y'): Generator<Finding> {
  const word = wordFor(robot, axis);
  if (!word || robot[axis] !== null) return;
  yield {
    range: rangeOfWord(robot, word),
    args: { word: excerpt(word.text), axis: axis.toUpperCase(), last: SIZE - 1 },
  };
}
