import { excerpt } from '../../../../../core/excerpt';
import { closestMatch } from '../../../../../core/closestMatch';
import type { TextEdit } from '../../../../../core/textEdit';
import type { Fix, Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { rangeOfWord } from '../arenaLine';
import { fromScript } from '../scriptLine';
import { ARENA_WORDS } from '../../../facts/vocabulary';
import { write } from './write';

const KEYWORDS = ARENA_WORDS.map(({ keyword }) => keyword);

/** A line must begin with one of the words of an arena, spelt exactly. */
export const unknownWord: Check<Arena> = {
  code: 'arena/unknown-word',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      if (line.entry) continue;
      yield {
        range: rangeOfWord(line, line.head),
        args: { word: excerpt(line.head.text), words: KEYWORDS.join(', ') },
      };
    }
  },
  fixes(arena, { range }) {
    const line = arena.lineAt(range.start);
    if (!line) return [];
    const keyword = closestMatch(line.head.text, KEYWORDS);
    return keyword === null ? convertScript(arena, line.line) : [write(range, keyword, true)];
  },
};

/** Turns a line of a Python test script into an arena line, and all of them at once. */
function convertScript({ lines }: Arena, here: number): Fix[] {
  const all = lines.flatMap((line): TextEdit[] => {
    const newText = line.entry ? null : fromScript(line.code.text);
    return newText === null ? [] : [{ range: rangeOfWord(line, line.code), newText }];
  });
  const one = all.find((edit) => edit.range.start.line === here);
  if (!one) return [];
  const first = write(one.range, one.newText, true);
  const title = { key: 'robots.fix.convert-script', args: { count: all.length } };
  return all.length === 1 ? [first] : [first, { title, edits: all, preferred: false }];
}
