import { rangeInLine } from '../../../../../core/range';
import type { SourceText } from '../../../../../core/sourceText';
import type { TextEdit } from '../../../../../core/textEdit';

/** Adds lines at the end of a text, each on a line of its own. */
export function appendLines({ text, lines }: SourceText, added: readonly string[]): TextEdit {
  const last = lines.at(-1);
  const isOpen = last !== undefined && !/[\r\n]$/.test(text.slice(-1));
  const line = isOpen ? lines.length - 1 : lines.length;
  const character = isOpen ? last.length : 0;
  const newText = (isOpen ? '\n' : '') + added.map((each) => `${each}\n`).join('');
  return { range: rangeInLine(line, character, character), newText };
}
