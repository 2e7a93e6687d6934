import { rangeInLine } from '../../../../core/range';
import type { SourceText } from '../../../../core/sourceText';
import type { TextEdit } from '../../../../core/textEdit';

/** The edit that adds lines at the end of a text, on lines of their own. */
export function appendLines(source: SourceText, lines: readonly string[]): TextEdit {
  const count = source.lines.length;
  const isOpen = count > 0 && !/[\r\n]$/.test(source.text.slice(-1));
  const [line, character] = isOpen ? [count - 1, source.line(count - 1).length] : [count, 0];
  const newText = (isOpen ? '\n' : '') + lines.map((added) => `${added}\n`).join('');
  return { range: rangeInLine(line, character, character), newText };
}
