import { excerpt } from '../../../../../core/excerpt';
import type { Check } from '../../../../fileFormat';
import { TEAMS } from '../../../facts/robots';
import type { RobotsEditorKey } from '../../../texts';
import { changeTo } from '../../fixes/changeTo';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor } from '../arenaLine';

const INTEGER = /^[+-]?[0-9]+$/;

/** There are two teams, 1 and 2. */
export const team: Check<Arena, RobotsEditorKey> = {
  code: 'arena/team',
  severity: 'error',
  *check({ robots }) {
    for (const robot of robots) {
      const word = wordFor(robot, 'team');
      if (word && robot.team === null) yield { range: rangeOfWord(robot, word), args: { word: excerpt(word.text) } };
    }
  },
  fixes(arena, { range }) {
    const robot = arena.robotAt(range.start);
    const text = (robot && wordFor(robot, 'team')?.text) ?? '';
    if (INTEGER.test(text)) return [changeTo(range, Number(text) < 2 ? '1' : '2')];
    return TEAMS.map((each) => changeTo(range, String(each), false));
  },
};
