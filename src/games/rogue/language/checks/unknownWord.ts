import { closestMatch } from '../../../../core/closestMatch';
import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import type { RogueFile } from '../rogueFile';
import { headerLineAt } from '../settings';
import { COMMENT, HEADER_WORDS, MAP } from '../vocabulary';
import { rangeOfWord } from '../words';

const NAMES = HEADER_WORDS.map(({ word }) => word);

/** A header line must start with a known word. `docs/games/rogue.md#rogueunknown-word` */
export const unknownWord: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/unknown-word',
  severity: 'error',
  *check({ headerLines }) {
    for (const { first, header } of headerLines.values()) {
      if (!header) yield { range: rangeOfWord(first), args: { word: excerpt(first.text), words: NAMES.join(', ') } };
    }
  },
  fixes(file, problem) {
    const { line } = problem.range.start;
    const start = rangeInLine(line, 0, 0);
    const insertMap = fix({ key: 'rogue.fix.insert-map' }, () => ({ range: start, newText: `${MAP.word}\n` }));
    const commentOut = fix({ key: 'rogue.fix.comment-out' }, () => ({ range: start, newText: `${COMMENT} ` }), false);
    if (looksLikeRow(file.source.line(line))) return [insertMap, commentOut];
    const word = closestMatch(headerLineAt(file, problem)?.first.text ?? '', NAMES);
    if (word === null) return [commentOut];
    const rename = () => ({ range: problem.range, newText: word });
    return [fix({ key: 'rogue.fix.replace-word', args: { word } }, rename), commentOut];
  },
};

/** Whether a line can be a row of a map: characters of a map, with a wall among them. */
function looksLikeRow(text: string): boolean {
  return /^[#. @oT]*#[#. @oT]*$/.test(text);
}
