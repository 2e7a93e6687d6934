import { excerpt } from '../../../../../core/excerpt';
import type { Check } from '../../../../fileFormat';
import { SQUARE_WALK } from '../../../facts/vocabulary';
import type { RobotsEditorKey } from '../../../texts';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor } from '../arenaLine';

/** The medic file must be readable; a path to the folder itself never is. Nothing is said of a file that nobody has looked for. */
export const medicMissing: Check<Arena, RobotsEditorKey> = {
  code: 'arena/medic-missing',
  severity: 'error',
  *check({ robots }, files) {
    for (const robot of robots) {
      const word = wordFor(robot, 'file');
      const { medicPath } = robot;
      if (!word || !medicPath || medicPath.kind === 'fault') continue;
      if (medicPath.kind === 'folder' || files.get(medicPath.path) === null) {
        yield { range: rangeOfWord(robot, word), args: { file: excerpt(word.text) } };
      }
    }
  },
  fixes(arena, { range }) {
    const named = arena.robotAt(range.start)?.medicPath;
    if (named?.kind !== 'file') return [];
    const { path } = named;
    const title = { key: 'robots.fix.create-file', args: { file: excerpt(path) } } as const;
    return [{ title, edits: () => [], preferred: true, createFile: { path, text: SQUARE_WALK } }];
  },
};
