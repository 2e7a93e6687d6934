import { excerpt } from '../../../../../core/excerpt';
import type { Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor } from '../arenaLine';
import { resolveMedicPath } from '../medicPath';
import { write } from './write';

/** FILE stays inside the folder of the arena. */
export const medicPath: Check<Arena> = {
  code: 'arena/medic-path',
  severity: 'error',
  *check({ robots }) {
    for (const robot of robots) {
      const word = wordFor(robot, 'file');
      if (word && robot.medicPath?.kind === 'fault') {
        yield { range: rangeOfWord(robot, word), args: { file: excerpt(word.text) } };
      }
    }
  },
  fixes(arena, { range }) {
    const robot = arena.robotAt(range.start);
    const straight = ((robot && wordFor(robot, 'file')?.text) ?? '').replaceAll('\\', '/');
    if (resolveMedicPath(straight).kind === 'file') return [write(range, straight, true)];
    const name = straight.slice(straight.lastIndexOf('/') + 1).replace(/^[A-Za-z]:/, '');
    return resolveMedicPath(name).kind === 'file' ? [write(range, name, false)] : [];
  },
};
