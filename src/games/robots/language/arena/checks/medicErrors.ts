import { excerpt } from '../../../../../core/excerpt';
import { analyse } from '../../../../analysis';
import type { Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { links } from '../links';
import { medicCommandsFormat } from '../../medic/format';

/** The medic file must play; what is wrong with it is said in that file. Its warnings are no matter. */
export const medicErrors: Check<Arena> = {
  code: 'arena/medic-errors',
  severity: 'error',
  *check(arena, companions) {
    const playing = new Map<string, boolean>();
    for (const { range, path } of links(arena)) {
      const text = companions.get(path) ?? null;
      if (text === null) continue;
      const plays = playing.get(path) ?? analyse(medicCommandsFormat, text, { limit: 1 }).plays;
      playing.set(path, plays);
      if (!plays) yield { range, args: { file: excerpt(path) } };
    }
  },
};
