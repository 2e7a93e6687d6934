import type { SourceText } from '../../../core/sourceText';
import { trimmedSpan, wordsOf } from '../facts/blanks';
import { MONSTER_TYPES } from '../facts/monsters';
import { HEADER_WORD } from './vocabulary';

const NUMBER = /^[+-]?[0-9]+(\.[0-9]+)?$/;

const MONSTER_WORDS = new Set(MONSTER_TYPES.map((type) => type.toLowerCase()));

/**
 * Whether a text whose extension doesn't tell is a game file: every line is a header or two words with a number second, and some line is a
 * header or begins with a monster, in any case. `docs/games/spire.md#the-file`
 */
export function recognise({ lines }: SourceText): boolean {
  let isTelling = false;
  for (const line of lines) {
    const { from, to } = trimmedSpan(line);
    if (from === to) continue;
    const [first, second, third] = wordsOf(line, 3);
    const isHeader = line.startsWith(HEADER_WORD);
    if (!isHeader && (!second || third || !NUMBER.test(second.text))) return false;
    isTelling ||= isHeader || MONSTER_WORDS.has(first?.text.toLowerCase() ?? '');
  }
  return isTelling;
}
