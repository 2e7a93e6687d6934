import { excerpt } from '../../../../../core/excerpt';
import type { Check } from '../../../../fileFormat';
import type { RobotsEditorKey } from '../../../texts';
import { changeTo } from '../../fixes/changeTo';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor } from '../arenaLine';
import { resolveMedicPath } from '../medicPath';

/** FILE must stay inside the arena's folder. */
export const medicPath: Check<Arena, RobotsEditorKey> = {
  code: 'arena/medic-path',
  severity: 'error',
  *check({ robots }) {
    for (const robot of robots) {
      const word = wordFor(robot, 'file');
      if (!word || robot.medicPath?.kind !== 'fault') continue;
      yield { range: rangeOfWord(robot, word), args: { file: excerpt(word.text) } };
    }
  },
  fixes(arena, { range }) {
    const robot = arena.robotAt(range.start);
    const straight = ((robot && wordFor(robot, 'file')?.text) ?? '').replaceAll('\\', '/');
    if (resolveMedicPath(straight).kind === 'file') return [changeTo(range, straight)];
    const name = straight.slice(straight.lastIndexOf('/') + 1).replace(/^[A-Za-z]:/, '');
    return resolveMedicPath(name).kind === 'file' ? [changeTo(range, name, false)] : [];
  },
};
