import { excerpt } from '../../../../../core/excerpt';
import type { Check } from '../../../../fileFormat';
import type { RobotsEditorKey } from '../../../texts';
import type { Arena } from '../arena';
import { references } from '../references';

/** The medic file must be free of errors; what they are is said in that file. Its warnings don't matter. */
export const medicErrors: Check<Arena, RobotsEditorKey> = {
  code: 'arena/medic-errors',
  severity: 'error',
  *check(arena, files) {
    for (const { range, path } of references(arena)) {
      if (files.get(path)?.plays === false) yield { range, args: { file: excerpt(path) } };
    }
  },
};
