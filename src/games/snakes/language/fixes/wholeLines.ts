import { rangeInLine } from '../../../../core/range';
import { deleteLines, type TextEdit } from '../../../../core/textEdit';
import type { Fix } from '../../../fileFormat';
import { fix, MAX_EDITS } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import { codeOf, isBlank } from '../lines';
import type { SnakeFile } from '../snakeFile';

/** Takes lines out of a file, `from` to `to` inclusive, from 0. */
export function withoutLines({ source }: SnakeFile, from: number, to: number): TextEdit {
  return deleteLines(
    from,
    to,
    source.lines.map(({ length }) => length),
  );
}

/** Makes comments of the lines that hold code, `from` to `to` inclusive, from 0; no repair where they are too many. */
export function commentOut({ source }: SnakeFile, from: number, to: number, preferred = true): Fix<SnakesEditorKey>[] {
  const lines: number[] = [];
  for (let line = from; line <= to && lines.length <= MAX_EDITS; line++) {
    if (!isBlank(codeOf(source.line(line)))) lines.push(line);
  }
  if (lines.length > MAX_EDITS) return [];
  const title = { key: 'snakes.fix.comment-out', args: { count: lines.length } } as const;
  const edits = (): TextEdit[] => lines.map((line) => ({ range: rangeInLine(line, 0, 0), newText: '// ' }));
  return [fix(title, edits, preferred)];
}
