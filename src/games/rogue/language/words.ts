import { rangeInLine, type TextRange } from '../../../core/range';
import { trimmed, wordFrom, type Word as TextWord } from '../../../core/words';

/** A word of a header line, with the line that it stands in, from 0. */
export interface Word extends TextWord {
  readonly line: number;
}

/** The first word of a line from a place on, or `null`. */
export function nextWord(text: string, line: number, start: number): Word | null {
  const word = wordFrom(text, start);
  return word && { text: word.text, from: word.from, to: word.to, line };
}

/** The words of a line from one of them on, separated by spaces and tabs. */
export function splitWords(text: string, first: Word): Word[] {
  const words: Word[] = [];
  for (let word: Word | null = first; word; word = nextWord(text, first.line, word.to)) words.push(word);
  return words;
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
