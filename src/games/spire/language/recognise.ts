import type { SourceText } from '../../../core/sourceText';
import { trimmedSpan, wordsOf } from './blanks';
import { HEADER_WORD } from './spireFile';

const NUMBER = /^[+-]?[0-9]+(\.[0-9]+)?$/;

/** Whether a text without a telling extension is a game file: something is in it, and every line is a header or two words with a number second. */
export function recognise({ lines }: SourceText): boolean {
  let isTelling = false;
  for (const line of lines) {
    const { from, to } = trimmedSpan(line);
    if (from === to) continue;
    isTelling = true;
    if (line.startsWith(HEADER_WORD)) continue;
    const [, second, third] = wordsOf(line, 3);
    if (!second || third || !NUMBER.test(second.text)) return false;
  }
  return isTelling;
}
