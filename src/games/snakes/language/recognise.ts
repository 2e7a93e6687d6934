import type { SourceText } from '../../../core/sourceText';
import { codeOf, firstWord, isBlank, textStretch } from './lines';
import { HEADER_WORD } from './vocabulary';

/** Whether a text without a telling extension is a snake: its first line with code is `snake` and a name. */
export function recognise({ lines }: SourceText): boolean {
  for (const line of lines) {
    const code = codeOf(line);
    if (isBlank(code)) continue;
    const { from, to } = firstWord(code);
    return code.slice(from, to) === HEADER_WORD && textStretch(code).to > to;
  }
  return false;
}
