import { lineEdits, type TextEdit } from '../core/textEdit';
import { analyse, type Analysis } from '../games/analysis';
import type { AnyFormat } from '../games/formats';

/** The canonical text of a file, with LF; `null` for a file with errors, which is left alone. */
export function canonicalText(format: AnyFormat, analysis: Analysis<unknown>): string | null {
  return analysis.plays ? format.format(analysis.definition) : null;
}

/** The edits that bring a text into canonical form; line ends are left as they are, and a file with errors is left alone. */
export function formatting(format: AnyFormat, text: string, analysis = analyse(format, text)): TextEdit[] {
  const canonical = canonicalText(format, analysis);
  return canonical === null ? [] : lineEdits(text, canonical);
}
