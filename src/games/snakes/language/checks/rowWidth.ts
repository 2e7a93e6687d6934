import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Fix, Check } from '../../../fileFormat';
import { centreRule } from '../fixes/centreRule';
import { cellsBefore, fitCells, isMisfit, replaceCells } from '../fixes/fitRow';
import { PATTERN_SIZE, type RuleRow } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

/** A row has seven cells, so that its `;` stands in column 8. */
export const rowWidth: Check<SnakeFile> = {
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
    const row = file.rowAt(start.line);
    if (!row) return [];
    const rule = file.ruleAt(start.line);
    const centred = rule && centreRule(file, rule);
    const fixes = centred ? [{ title: { key: 'snakes.fix.centre-rule' }, edits: centred, preferred: true }] : [];
    return [...fixes, ...fitting(file, row, !centred)];
  },
};

function fitting(file: SnakeFile, row: RuleRow, preferred: boolean): Fix[] {
  const key = row.semicolon < PATTERN_SIZE ? 'snakes.fix.pad-row' : 'snakes.fix.trim-row';
  const edit = fit(file, row);
  if (!edit) {
    const edits = [replaceCells(row, cellsBefore(file, row).slice(0, PATTERN_SIZE))];
    return [{ title: { key: 'snakes.fix.cut-row' }, edits, preferred: false }];
  }
  const all = [...file.rows()].filter(isMisfit).flatMap((misfit) => fit(file, misfit) ?? []);
  const one: Fix = { title: { key }, edits: [edit], preferred };
  return all.length > 1
    ? [one, { title: { key: 'snakes.fix.fit-all-rows', args: { count: all.length } }, edits: all, preferred: false }]
    : [one];
}

function fit(file: SnakeFile, row: RuleRow): TextEdit | null {
  const cells = fitCells(cellsBefore(file, row));
  return cells === null ? null : replaceCells(row, cells);
}
