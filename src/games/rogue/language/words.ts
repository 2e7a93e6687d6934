import { rangeInLine, type TextRange } from '../../../core/range';
import { splitWords as splitLine, trimmed } from '../../../core/words';

/** A word of a header line and where it stands, line and character from 0. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly from: number;
}

/** The words of a line: what stands between spaces and tabs. */
export function splitWords(text: string, line: number): Word[] {
  return splitLine(text).map((word) => ({ text: word.text, line, from: word.from }));
}

/** Where a word ends. */
export function endOf({ text, from }: Word): number {
  return from + text.length;
}

/** The place of a word in the text. */
export function rangeOfWord(word: Word): TextRange {
  return rangeInLine(word.line, word.from, endOf(word));
}

/** Whether the text is spaces and tabs alone. */
export function isBlank(text: string): boolean {
  return trimWhite(text) === '';
}

/** The text without the spaces and tabs around it. */
export function trimWhite(text: string): string {
  return trimmed(text).text;
}
