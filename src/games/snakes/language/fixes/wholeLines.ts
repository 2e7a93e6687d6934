import { rangeInLine } from '../../../../core/range';
import { deleteLines, type TextEdit } from '../../../../core/textEdit';
import type { Fix } from '../../../fileFormat';
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

/** Makes comments of the lines that hold code, `from` to `to` inclusive, from 0. */
export function commentOut({ source }: SnakeFile, from: number, to: number): Fix {
  const edits: TextEdit[] = [];
  for (let line = from; line <= to; line++) {
    if (!isBlank(codeOf(source.line(line)))) edits.push({ range: rangeInLine(line, 0, 0), newText: '// ' });
  }
  return { title: { key: 'snakes.fix.comment-out', args: { count: edits.length } }, edits, preferred: true };
}
