import type { SourceText } from '../../../core/sourceText';
import { splitWords } from '../../../core/words';
import { codeOf } from './lines';
import { HEADER_WORD } from './vocabulary';

/** Whether a text without a telling extension is a snake: its first line with code is `snake` and a name. */
export function recognise({ lines }: SourceText): boolean {
  for (const line of lines) {
    const code = codeOf(line);
    const [first, second] = splitWords(code, code.length, 2);
    if (first) return first.text === HEADER_WORD && second !== undefined;
  }
  return false;
}
