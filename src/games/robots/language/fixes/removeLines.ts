import type { SourceText } from '../../../../core/sourceText';
import { deleteLines, type TextEdit } from '../../../../core/textEdit';

/** The edits that delete whole lines, given from 0 in ascending order; neighbouring lines go in one edit, so that none overlap. */
export function removeLines(source: SourceText, lines: readonly number[]): TextEdit[] {
  const lengths = source.lines.map((line) => line.length);
  const edits: TextEdit[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at] ?? 0;
    let last = first;
    while (lines[++at] === last + 1) last++;
    edits.push(deleteLines(first, last, lengths));
  }
  return edits;
}
