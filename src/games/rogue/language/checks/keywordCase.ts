import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import type { RogueFile } from '../rogueFile';
import { headerLineAt } from '../settings';
import { rangeOfWord } from '../words';

/** Header words are lower case; one in other case is understood, but the file does not play. `docs/games/rogue.md#roguekeyword-case` */
export const keywordCase: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/keyword-case',
  severity: 'error',
  *check({ headerLines }) {
    for (const { first, header } of headerLines.values()) {
      if (!header || header.word === first.text) continue;
      yield { range: rangeOfWord(first), args: { word: first.text, right: header.word } };
    }
  },
  fixes(file, problem) {
    const word = headerLineAt(file, problem)?.header?.word;
    if (word === undefined) return [];
    const edit = () => ({ range: problem.range, newText: word });
    return [fix({ key: 'rogue.fix.replace-word', args: { word } }, edit)];
  },
};
