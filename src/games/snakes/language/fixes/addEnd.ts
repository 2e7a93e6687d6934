import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import { isBlank } from '../lines';
import type { SnakeFile } from '../snakeFile';
import { END_WORD } from '../vocabulary';

/** Writes `end` below the last line that holds anything; `null` where none does. */
export function endAtBottom({ source }: SnakeFile): TextEdit | null {
  let last = source.lines.length - 1;
  while (last >= 0 && isBlank(source.line(last))) last--;
  if (last < 0) return null;
  const end = source.line(last).length;
  return { range: rangeInLine(last, end, end), newText: `\n${END_WORD}` };
}
