import { SourceText } from '../core/sourceText';
import { MAX_TEXT_LENGTH } from '../games/analysis';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The lines of a text that comes in pieces, each as soon as its end is there; they are those of a `SourceText`. Of a line without an end no more
 * is kept than a whole text may have.
 */
export async function* linesOf(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let line = '';
  let isStart = true;
  /** Whether a line feed would belong to the carriage return before it. */
  let isAfterReturn = false;
  for await (const piece of pieces) {
    if (piece === '') continue;
    let text = piece;
    if (isStart && text.startsWith(BYTE_ORDER_MARK)) text = text.slice(1);
    if (isAfterReturn && text.startsWith('\n')) text = text.slice(1);
    isStart = false;
    isAfterReturn = piece.endsWith('\r');
    if (line.length === MAX_TEXT_LENGTH && !/[\r\n]/.test(text)) continue;
    const lines = new SourceText(line + text, true).lines;
    const isEnded = /[\r\n]$/.test(text);
    line = isEnded ? '' : (lines.at(-1) ?? line).slice(0, MAX_TEXT_LENGTH);
    yield* isEnded ? lines : lines.slice(0, -1);
  }
  if (line !== '') yield line;
}
