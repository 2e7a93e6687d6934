import { excerpt } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import { removeWords } from '../fixes/removeWords';
import type { RogueFile } from '../rogueFile';
import { headerLineAt } from '../settings';
import { rangeOfWord } from '../words';

/** Nothing follows `map`, and nothing follows the number of `fov` and `seed`. `docs/games/rogue.md#rogueextra-word` */
export const extraWord: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/extra-word',
  severity: 'error',
  *check({ headerLines }) {
    for (const { surplus, first } of headerLines.values()) {
      if (surplus) yield { range: rangeOfWord(surplus), args: { text: excerpt(surplus.text), word: first.text } };
    }
  },
  fixes(file, problem) {
    const headerLine = headerLineAt(file, problem);
    const surplus = headerLine?.surplus;
    if (!headerLine || !surplus) return [];
    const edit = () => removeWords(headerLine, surplus, headerLine.words.at(-1) ?? surplus);
    return [fix({ key: 'rogue.fix.remove-rest' }, edit)];
  },
};
