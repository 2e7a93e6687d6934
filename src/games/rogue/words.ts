import { rangeInLine, type TextRange } from '../../core/range';

/** A word of a header line and where it stands, line and character from 0. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly from: number;
}

/** The words of a line: what stands between spaces and tabs. */
export function splitWords(text: string, line: number): Word[] {
  return Array.from(text.matchAll(/[^ \t]+/g), (match) => ({ text: match[0], line, from: match.index }));
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
  return /^[ \t]*$/.test(text);
}

/** The text without the spaces and tabs around it. */
export function trimWhite(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isWhite(text[from])) from++;
  while (to > from && isWhite(text[to - 1])) to--;
  return text.slice(from, to);
}

function isWhite(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}
