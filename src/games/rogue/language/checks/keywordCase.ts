import type { Check } from '../../../fileFormat';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';
import { headerLineAt } from './headerFindings';

/** Header words are lower case; one in other case is understood, but the file does not play. `docs/games/rogue.md#roguekeyword-case` */
export const keywordCase: Check<RogueFile> = {
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
    const edits = [{ range: problem.range, newText: word }];
    return [{ title: { key: 'rogue.fix.replace-word', args: { word } }, edits, preferred: true }];
  },
};
