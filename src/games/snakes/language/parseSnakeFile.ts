import type { SourceText } from '../../../core/sourceText';
import { splitWords, trimmed, type Word } from '../../../core/words';
import { codeOf, isBlank } from './lines';
import { readRow, type RuleRow } from './ruleRow';
import { END_WORD, HEADER_WORD } from './vocabulary';

/** The line that opens a file, however its word is spelt. */
export interface Header {
  readonly line: number;
  readonly word: Word;
  /** The rest of the code; empty, behind it, when there is none. */
  readonly name: Word;
}

/** The line that closes a file, however its word is spelt. */
export interface End {
  readonly line: number;
  readonly word: Word;
}

/** The lines of a file by what they are read as; all lines from 0. `docs/games/snakes.md#how-a-file-is-read` */
export interface FileParts {
  readonly header: Header | null;
  /** The line that stands where the header should; it is read as something else too. */
  readonly notHeader: number | null;
  readonly secondHeaders: readonly number[];
  /** Rows that follow each other without a blank line between, in reading order; none is empty. */
  readonly blocks: readonly (readonly RuleRow[])[];
  readonly end: End | null;
  /** The first line with code below the end. */
  readonly afterEnd: number | null;
  /** The last line with code, wherever it stands. */
  readonly lastCodeLine: number | null;
}

/** Sorts the lines of any text. */
export function parseSnakeFile({ lines }: SourceText): FileParts {
  const secondHeaders: number[] = [];
  const blocks: RuleRow[][] = [];
  let header: Header | null = null;
  let notHeader: number | null = null;
  let end: End | null = null;
  let afterEnd: number | null = null;
  let lastCodeLine: number | null = null;
  let block: RuleRow[] | null = null;
  for (let line = 0; line < lines.length; line++) {
    const code = codeOf(lines[line] ?? '');
    if (isBlank(code)) {
      block = null;
      continue;
    }
    const isFirst = lastCodeLine === null;
    lastCodeLine = line;
    if (end) {
      afterEnd ??= line;
      continue;
    }
    if (isFirst) {
      header = readHeader(line, code);
      if (header) continue;
      notHeader = line;
    }
    if (isEnd(code)) {
      end = { line, word: trimmed(code) };
    } else if (isSecondHeader(code)) {
      secondHeaders.push(line);
      block = null;
    } else {
      const row = readRow(line, code);
      if (block) block.push(row);
      else blocks.push((block = [row]));
    }
  }
  return { header, notHeader, secondHeaders, blocks, end, afterEnd, lastCodeLine };
}

/** Whether a code closes a file: it is `end`, in any case. */
export function isEnd(code: string): boolean {
  return trimmed(code).text.toLowerCase() === END_WORD;
}

/** The first word of a code, if it has one. */
export function firstWord(code: string): Word | undefined {
  return splitWords(code, code.length, 1)[0];
}

/** The header in a code: its first word is `snake`, in any case. */
function readHeader(line: number, code: string): Header | null {
  const word = firstWord(code);
  if (word?.text.toLowerCase() !== HEADER_WORD) return null;
  const { text, from, to } = trimmed(code.slice(word.to));
  return { line, word, name: { text, from: word.to + from, to: word.to + to } };
}

/** Whether a code is a header where only the first line with code may be one: its first word is exactly `snake`, and it has no `;`. */
function isSecondHeader(code: string): boolean {
  return !code.includes(';') && firstWord(code)?.text === HEADER_WORD;
}
