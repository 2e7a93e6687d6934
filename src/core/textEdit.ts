import { comparePositions, rangeOf, type TextRange } from './range';

const LINE_BREAK = /\r\n|\r|\n/g;

/** A replacement in a text, shaped as in the Language Server Protocol. Line breaks in `newText` are LF; an editor turns them into its own. */
export interface TextEdit {
  readonly range: TextRange;
  readonly newText: string;
}

/**
 * The text after the edits, which may come in any order but must not overlap. Places beyond a line's end mean its end, places beyond the
 * text mean the end of the text.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const lines = [...lineSpans(text)];
  const offset = (line: number, character: number): number => {
    const span = lines[line];
    return span ? Math.min(span.start + character, span.end) : text.length;
  };
  let result = '';
  let done = 0;
  for (const { range, newText } of [...edits].sort((a, b) => comparePositions(a.range.start, b.range.start))) {
    result += text.slice(done, offset(range.start.line, range.start.character)) + newText;
    done = offset(range.end.line, range.end.character);
  }
  return result + text.slice(done);
}

/** Deletes whole lines, `from` to `to` inclusive and from 0, with one line break; `lineLengths` are those of all lines of the text. */
export function deleteLines(from: number, to: number, lineLengths: readonly number[]): TextEdit {
  if (to + 1 < lineLengths.length) return { range: rangeOf(from, 0, to + 1, 0), newText: '' };
  if (from > 0) return { range: rangeOf(from - 1, lineLengths[from - 1] ?? 0, to, lineLengths[to] ?? 0), newText: '' };
  // The place behind the last line break, where there is one; else the end of the text.
  return { range: rangeOf(0, 0, to + 1, 0), newText: '' };
}

/**
 * The edits that turn `before` into `after`, line by line where the number of lines stays, so that an editor keeps its marks and carets.
 * Line ends are not compared: a text that differs only in them needs no edit.
 */
export function lineEdits(before: string, after: string): TextEdit[] {
  const old = before.split(LINE_BREAK);
  const renewed = after.split(LINE_BREAK);
  if (old.length === renewed.length) {
    return renewed.flatMap((newText, line) => {
      const length = old[line]?.length ?? 0;
      return old[line] === newText ? [] : [{ range: rangeOf(line, 0, line, length), newText }];
    });
  }
  let head = 0;
  const shorter = Math.min(old.length, renewed.length);
  while (head < shorter && old[head] === renewed[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === renewed[renewed.length - 1 - tail]) tail++;
  const last = old.length - 1 - tail;
  const block = renewed.slice(head, renewed.length - tail);
  if (head > last) {
    const newText = block.join('\n');
    if (head === 0) return [{ range: rangeOf(0, 0, 0, 0), newText: newText + '\n' }];
    const end = old[head - 1]?.length ?? 0;
    return [{ range: rangeOf(head - 1, end, head - 1, end), newText: '\n' + newText }];
  }
  if (block.length === 0) {
    return [
      deleteLines(
        head,
        last,
        old.map((line) => line.length),
      ),
    ];
  }
  return [{ range: rangeOf(head, 0, last, old[last]?.length ?? 0), newText: block.join('\n') }];
}

function* lineSpans(text: string): Generator<{ start: number; end: number }> {
  let start = 0;
  for (const match of text.matchAll(LINE_BREAK)) {
    yield { start, end: match.index };
    start = match.index + match[0].length;
  }
  yield { start, end: text.length };
}
