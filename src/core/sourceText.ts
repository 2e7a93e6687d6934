import { rangeInLine, type TextPosition, type TextRange } from './range';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text split into lines, as every file format here counts them: LF, CRLF and a lone CR each end a line, a final line end starts no
 * further line, and a byte order mark at the start is dropped and counts for nothing.
 */
export class SourceText {
  /** The lines without their ends; none for an empty text. */
  readonly lines: readonly string[];
  /** Whether a byte order mark was dropped. */
  readonly hasByteOrderMark: boolean;
  /** The text without its byte order mark. */
  readonly text: string;

  /** With `isDecoded` the text comes from an editor, which has taken the mark off: one that is still there is a character like others. */
  constructor(source: string, isDecoded = false) {
    this.hasByteOrderMark = !isDecoded && source.startsWith(BYTE_ORDER_MARK);
    this.text = this.hasByteOrderMark ? source.slice(1) : source;
    const lines = this.text.split(/\r\n|\r|\n/);
    if (lines.at(-1) === '') lines.pop();
    this.lines = lines;
  }

  /** The line, or an empty one beyond the end. */
  line(index: number): string {
    return this.lines[index] ?? '';
  }

  /** The range of a whole line without its end; empty beyond the end of the text. */
  lineRange(index: number): TextRange {
    return rangeInLine(index, 0, this.line(index).length);
  }

  /** The place of a UTF-16 code unit of `text`, by its index; beyond the end the end. */
  positionAt(index: number): TextPosition {
    const before = this.text.slice(0, Math.max(0, index)).split(/\r\n|\r|\n/);
    return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  }
}

/** The text of a source without some of its lines, from 0; the source itself when there are none. */
export function withoutLines(source: SourceText, absent: readonly number[]): SourceText {
  if (absent.length === 0) return source;
  const gone = new Set(absent);
  const left = source.lines.filter((_, line) => !gone.has(line));
  return new SourceText(left.map((line) => `${line}\n`).join(''), true);
}
