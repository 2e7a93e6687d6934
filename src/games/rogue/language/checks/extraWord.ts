import { excerpt } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { removeWords } from '../fixes/removeWords';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';
import { headerLineAt } from './headerFindings';

/** Nothing stands behind `map`, and nothing behind the number of `fov` and `seed`. `docs/games/rogue.md#rogueextra-word` */
export const extraWord: Check<RogueFile> = {
  code: 'rogue/extra-word',
  severity: 'error',
  *check({ headerLines }) {
    for (const { surplus, first } of headerLines.values()) {
      if (surplus) yield { range: rangeOfWord(surplus), args: { text: excerpt(surplus.text), word: first.text } };
    }
  },
  fixes(file, problem) {
    const headerLine = headerLineAt(file, problem);
    if (!headerLine?.surplus) return [];
    const edits = [removeWords(headerLine, headerLine.surplus, headerLine.words.at(-1) ?? headerLine.surplus)];
    return [{ title: { key: 'rogue.fix.remove-rest' }, edits, preferred: true }];
  },
};
