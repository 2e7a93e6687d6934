import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import { trimmed } from '../../../../core/words';
import type { Check } from '../../../fileFormat';
import { fixOneAndAll, listOnce } from '../../../fixes';
import { letterFor } from '../../facts/letters';
import { PATTERN_SIZE } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import { fitCells } from '../fixes/fitRow';
import { commentOut } from '../fixes/wholeLines';
import { codeOf } from '../lines';
import type { RuleRow } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';
import { lookAlikeOf } from '../vocabulary';

/** Characters that stand where a `;` was meant: look-alikes, its neighbours on a keyboard, and its key on a keyboard set to Russian. */
const MEANT_FOR_SEMICOLON = '\u037e\u061b\uff1b:,\u0436\u0416';

/** A row ends with a `;`; a comment may have cut it off, or a look-alike may stand there. */
export const rowEnd: Check<SnakeFile, SnakesEditorKey> = {
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
    const row = file.rowAt(start.line);
    const target = row && completed(file, row);
    const complete = fixOneAndAll(
      { title: { key: 'snakes.fix.end-row' }, target },
      { title: (count) => ({ key: 'snakes.fix.end-all-rows', args: { count } }), targets: completedRows(file) },
      (edit) => edit,
    );
    return [...complete, ...commentOut(file, start.line, start.line, !target)];
  },
};

/** What ends all rows without a `;`, as far as it can be told. */
const completedRows = listOnce(function* (file: SnakeFile) {
  for (const row of file.rows()) {
    const edit = row.semicolon < 0 ? completed(file, row) : null;
    if (edit) yield edit;
  }
});

/** Ends a row with a `;` in column 8, in place of what was meant for one; `null` when its cells are more than seven or are no cells. */
function completed({ source }: SnakeFile, { line }: RuleRow): TextEdit | null {
  const text = source.line(line);
  const code = codeOf(text);
  const cells = fitCells(cellsOf(code.slice(0, trimmed(code).to)));
  if (cells === null || ![...cells].every(isCell)) return null;
  const hasComment = code.length < text.length;
  return { range: rangeInLine(line, 0, code.length), newText: `${cells};${hasComment ? ' ' : ''}` };
}

/** The cells of a row, without what was meant for its `;`. */
function cellsOf(row: string): string {
  const last = row.slice(-1);
  const isMeant = MEANT_FOR_SEMICOLON.includes(last) || (row.length === PATTERN_SIZE + 1 && !isCell(last));
  return last !== '' && isMeant ? row.slice(0, -1) : row;
}

/** Whether a character is a cell, or looks like one. */
function isCell(character: string): boolean {
  return letterFor(character) !== undefined || lookAlikeOf(character) !== undefined;
}
