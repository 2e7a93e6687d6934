import { closestMatch } from '../../../../../core/closestMatch';
import { excerpt } from '../../../../../core/excerpt';
import type { TextEdit } from '../../../../../core/textEdit';
import type { Check, Fix } from '../../../../fileFormat';
import { fixAll, listOnce } from '../../../../fixes';
import { ARENA_WORDS } from '../../../facts/vocabulary';
import type { RobotsEditorKey } from '../../../texts';
import { changeTo } from '../../fixes/changeTo';
import type { Arena } from '../arena';
import { rangeOfWord, type ArenaLine } from '../arenaLine';
import { fromScript } from '../scriptLine';

const KEYWORDS = ARENA_WORDS.map(({ keyword }) => keyword);

/** A line must begin with one of the keywords of an arena, spelt exactly. */
export const unknownWord: Check<Arena, RobotsEditorKey> = {
  code: 'arena/unknown-word',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      if (line.entry) continue;
      const args = { word: excerpt(line.head.text), words: KEYWORDS.join(', ') };
      yield { range: rangeOfWord(line, line.head), args };
    }
  },
  fixes(arena, { range }) {
    const line = arena.lineAt(range.start);
    if (!line) return [];
    const keyword = closestMatch(line.head.text, KEYWORDS);
    return keyword === null ? convertScript(arena, line) : [changeTo(range, keyword)];
  },
};

/** Turns a line of a Python test script into an arena line, and all such lines at once. */
function convertScript(arena: Arena, line: ArenaLine): Fix<RobotsEditorKey>[] {
  const [edit] = conversionOf(line);
  if (!edit) return [];
  return [
    changeTo(edit.range, edit.newText),
    ...fixAll(
      (count) => ({ key: 'robots.fix.convert-script', args: { count } }),
      allConversions(arena),
      (target) => target,
    ),
  ];
}

const allConversions = listOnce(function* ({ lines }: Arena) {
  for (const line of lines) yield* conversionOf(line);
});

function conversionOf(line: ArenaLine): TextEdit[] {
  const newText = line.entry ? null : fromScript(line.code.text);
  return newText === null ? [] : [{ range: rangeOfWord(line, line.code), newText }];
}
