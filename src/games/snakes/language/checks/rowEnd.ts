import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Fix, Check } from '../../../fileFormat';
import { completeRow } from '../fixes/completeRow';
import { oneAndAll } from '../fixes/oneAndAll';
import { commentOut } from '../fixes/wholeLines';
import { codeOf } from '../lines';
import { PATTERN_SIZE } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

/** A row ends with a `;`; a comment may have cut it off, or a look-alike may stand there. */
export const rowEnd: Check<SnakeFile> = {
  code: 'snake/row-end',
  severity: 'error',
  *check(file) {
    for (const { line, semicolon } of file.rows()) {
      if (semicolon >= 0) continue;
      const column = Math.min(PATTERN_SIZE, codeOf(file.source.line(line)).length);
      yield { range: rangeInLine(line, column, column), args: { text: excerpt(file.trimmedCode(line).text) } };
    }
  },
  fixes(file, { range: { start } }) {
    const comment: Fix = { ...commentOut(file, start.line, start.line), preferred: false };
    const row = file.rowAt(start.line);
    const edit = row && completeRow(file, row);
    if (!edit) return [{ ...comment, preferred: true }];
    return [...oneAndAll({ key: 'snakes.fix.end-row' }, edit, 'snakes.fix.end-all-rows', allRows(file)), comment];
  },
};

function allRows(file: SnakeFile): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const row of file.rows()) {
    const edit = row.semicolon < 0 ? completeRow(file, row) : null;
    if (edit) edits.push(edit);
  }
  return edits;
}
