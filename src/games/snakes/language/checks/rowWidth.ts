import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Check, Fix } from '../../../fileFormat';
import { fix, fixAll, listOnce } from '../../../fixes';
import { CENTRE, PATTERN_SIZE } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import { cellsBefore, fitCells } from '../fixes/fitRow';
import type { RuleRow } from '../ruleRow';
import type { RuleText } from '../ruleText';
import type { SnakeFile } from '../snakeFile';

/** A row has seven cells, so that its `;` stands in column 8. */
export const rowWidth: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/row-width',
  severity: 'error',
  *check(file) {
    for (const row of file.rows()) {
      if (!isMisfit(row)) continue;
      const { line, semicolon } = row;
      yield { range: rangeInLine(line, semicolon, semicolon + 1), args: { count: semicolon, cells: PATTERN_SIZE } };
    }
  },
  fixes(file, { range: { start } }) {
    const rule = file.ruleAt(start.line);
    const row = file.rowAt(start.line);
    if (!rule || !row) return [];
    const centred = centre(file, rule);
    const shift = centred ? [fix<SnakesEditorKey>({ key: 'snakes.fix.centre-rule' }, () => centred)] : [];
    return [...shift, ...fitting(file, row, !centred)];
  },
};

/** Whether a row has its `;` in another column than the eighth. */
function isMisfit({ semicolon }: RuleRow): boolean {
  return semicolon >= 0 && semicolon !== PATTERN_SIZE;
}

/** The repairs that make a row seven cells, and all rows of which nothing but blanks would be lost. */
function fitting(file: SnakeFile, row: RuleRow, preferred: boolean): Fix<SnakesEditorKey>[] {
  const edit = fitted(file, row);
  if (!edit) return [fix({ key: 'snakes.fix.cut-row' }, () => cut(file, row), false)];
  const key = row.semicolon < PATTERN_SIZE ? 'snakes.fix.pad-row' : 'snakes.fix.trim-row';
  const all = fixAll<TextEdit, SnakesEditorKey>(
    (count) => ({ key: 'snakes.fix.fit-all-rows', args: { count } }),
    fittedRows(file),
    (each) => each,
  );
  return [fix({ key }, () => edit, preferred), ...all];
}

/** What makes all rows seven cells, as far as nothing but blanks would be lost. */
const fittedRows = listOnce(function* (file: SnakeFile) {
  for (const row of file.rows()) {
    const edit = isMisfit(row) ? fitted(file, row) : null;
    if (edit) yield edit;
  }
});

/** Makes a row seven cells; `null` when more than blanks would be lost. */
function fitted(file: SnakeFile, row: RuleRow): TextEdit | null {
  const cells = fitCells(cellsBefore(file, row));
  return cells === null ? null : replaceCells(row, cells);
}

/** Takes off what is over behind the seventh cell; of a pair that begins in it both units go. */
function cut(file: SnakeFile, row: RuleRow): TextEdit {
  const cells = cellsBefore(file, row);
  const isPair = (cells.codePointAt(PATTERN_SIZE - 1) ?? 0) > 0xffff;
  return replaceCells(row, cells.slice(0, isPair ? PATTERN_SIZE - 1 : PATTERN_SIZE).padEnd(PATTERN_SIZE));
}

/**
 * Shifts the rows that are not seven wide so that the own head of the fourth row comes to the centre: for a rule that lost its blanks on the left.
 * `null` when there is no such head, when it stands well, or when more than blanks would be lost.
 */
function centre(file: SnakeFile, rule: RuleText): TextEdit[] | null {
  const middle = rule.rows[CENTRE];
  if (rule.rows.length !== PATTERN_SIZE || !middle || !isMisfit(middle)) return null;
  const cells = cellsBefore(file, middle);
  const column = cells.indexOf('h');
  if (column < 0 || column === CENTRE || cells.includes('h', column + 1)) return null;
  const edits: TextEdit[] = [];
  for (const row of rule.rows.filter(isMisfit)) {
    const shifted = shift(cellsBefore(file, row), CENTRE - column);
    if (shifted === null) return null;
    edits.push(replaceCells(row, shifted));
  }
  return edits;
}

/** Cells shifted by so many columns to the right, or to the left where the number is below 0, and made seven. */
function shift(cells: string, by: number): string | null {
  if (cells.trim() === '') return ' '.repeat(PATTERN_SIZE);
  if (by < 0 && cells.slice(0, -by).trim() !== '') return null;
  return fitCells(by < 0 ? cells.slice(-by) : ' '.repeat(by) + cells);
}

/** Writes other cells before the `;` of a row. */
function replaceCells({ line, semicolon }: RuleRow, newText: string): TextEdit {
  return { range: rangeInLine(line, 0, semicolon), newText };
}
