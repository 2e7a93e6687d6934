import type { SourceText } from '../../../core/sourceText';
import { codeOf, firstWord, isBlank, textStretch, type Stretch } from './lines';
import { readRow, type RuleRow } from './ruleRow';
import { END_WORD, HEADER_WORD } from './vocabulary';

/** The line that opens a file, however its word is spelt. */
export interface Header {
  readonly line: number;
  readonly word: Stretch;
  /** Where the name stands; empty, behind the code, when there is none. */
  readonly name: Stretch;
}

/** The line that closes a file, however its word is spelt. */
export interface End {
  readonly line: number;
  readonly word: Stretch;
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
      end = { line, word: textStretch(code) };
    } else if (isSecondHeader(code)) {
      secondHeaders.push(line);
      block = null;
    } else {
      if (!block) blocks.push((block = []));
      block.push(readRow(line, code));
    }
  }
  return { header, notHeader, secondHeaders, blocks, end, afterEnd, lastCodeLine };
}

function readHeader(line: number, code: string): Header | null {
  const word = firstWord(code);
  if (code.slice(word.from, word.to).toLowerCase() !== HEADER_WORD) return null;
  const { from, to } = textStretch(code.slice(word.to));
  return { line, word, name: { from: word.to + from, to: word.to + to } };
}

function isEnd(code: string): boolean {
  const { from, to } = textStretch(code);
  return code.slice(from, to).toLowerCase() === END_WORD;
}

function isSecondHeader(code: string): boolean {
  const { from, to } = firstWord(code);
  return code.slice(from, to) === HEADER_WORD && !code.includes(';');
}
