import { excerpt } from '../../../../../core/excerpt';
import type { Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor } from '../arenaLine';

/** The medic file must be there. Nothing is said of a file that nobody has looked for, one that is not among the companions. */
export const medicMissing: Check<Arena> = {
  code: 'arena/medic-missing',
  severity: 'error',
  *check({ robots }, companions) {
    for (const robot of robots) {
      const word = wordFor(robot, 'file');
      const { medicPath } = robot;
      if (!word || !medicPath || medicPath.kind === 'fault') continue;
      if (medicPath.kind === 'folder' || companions.get(medicPath.path) === null) {
        yield { range: rangeOfWord(robot, word), args: { file: excerpt(word.text) } };
      }
    }
  },
};
