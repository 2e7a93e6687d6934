import { excerpt } from '../../../../../core/excerpt';
import type { Check } from '../../../../fileFormat';
import { SIZE } from '../../../facts/board';
import type { RobotsEditorKey } from '../../../texts';
import { changeTo } from '../../fixes/changeTo';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor } from '../arenaLine';

const AXES = ['x', 'y'] as const;
const INTEGER = /^[+-]?[0-9]+$/;

/** X and Y name a point on the board. */
export const offBoard: Check<Arena, RobotsEditorKey> = {
  code: 'arena/off-board',
  severity: 'error',
  *check({ robots }) {
    for (const robot of robots) {
      for (const axis of AXES) {
        const word = wordFor(robot, axis);
        if (!word || robot[axis] !== null) continue;
        const args = { word: excerpt(word.text), axis: axis.toUpperCase(), last: SIZE - 1 };
        yield { range: rangeOfWord(robot, word), args };
      }
    }
  },
  fixes({ source }, { range: { start, end }, range }) {
    const text = source.line(start.line).slice(start.character, end.character);
    if (!INTEGER.test(text)) return [];
    return [changeTo(range, String(Math.min(SIZE - 1, Math.max(0, Number(text)))))];
  },
};
