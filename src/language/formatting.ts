import { lineEdits, type TextEdit } from '../core/textEdit';
import { MAX_TEXT_LENGTH, type Analysis } from '../games/analysis';

/** The canonical text of a file, with LF; `null` for one that is left alone: it has errors, or would become too large to be read again. */
export function canonicalText({ format, definition, plays }: Analysis<unknown>): string | null {
  const text = plays ? format.format(definition) : null;
  return text !== null && text.length <= MAX_TEXT_LENGTH ? text : null;
}

/** The edits that bring a text into canonical form; line ends are left as they are, and a file with errors is left alone. */
export function formatting(analysis: Analysis<unknown>): TextEdit[] {
  const canonical = canonicalText(analysis);
  return canonical === null ? [] : lineEdits(analysis.source.text, canonical);
}
