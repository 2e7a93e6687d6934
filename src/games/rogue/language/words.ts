import { rangeInLine, type TextRange } from '../../../core/range';
import { splitWords as splitText, trimmed, type Word as TextWord } from '../../../core/words';

/** A word of a header line, with the line that it stands in, from 0. */
export interface Word extends TextWord {
  readonly line: number;
}

/** The words of a line, separated by spaces and tabs. */
export function splitWords(text: string, line: number): Word[] {
  return splitText(text).map((word) => ({ ...word, line }));
}

/** The place of a word in the text. */
export function rangeOfWord({ line, from, to }: Word): TextRange {
  return rangeInLine(line, from, to);
}

/** Whether the text is nothing but spaces and tabs. */
export function isBlank(text: string): boolean {
  return trimmed(text).text === '';
}

/** The last line that is not blank, from 0, or -1. */
export function lastLineWithText(lines: readonly string[]): number {
  let line = lines.length - 1;
  while (line >= 0 && isBlank(lines[line] ?? '')) line--;
  return line;
}
