import type { TextEdit } from '../../../../core/textEdit';
import { CENTRE, PATTERN_SIZE } from '../ruleRow';
import type { RuleText } from '../ruleText';
import type { SnakeFile } from '../snakeFile';
import { cellsBefore, fitCells, isMisfit, replaceCells } from './fitRow';

/**
 * Shifts the rows that are not seven wide so that the own head of the fourth row comes to the centre: for a rule that lost its blanks on the left.
 * `null` when there is no such head, when it stands well, or when more than blanks would be lost.
 */
export function centreRule(file: SnakeFile, rule: RuleText): TextEdit[] | null {
  const centre = rule.rows[CENTRE];
  if (rule.rows.length !== PATTERN_SIZE || !centre || !isMisfit(centre)) return null;
  const middle = cellsBefore(file, centre);
  const column = middle.indexOf('h');
  if (column < 0 || column === CENTRE || middle.includes('h', column + 1)) return null;
  const edits: TextEdit[] = [];
  for (const row of rule.rows.filter(isMisfit)) {
    const cells = shift(cellsBefore(file, row), CENTRE - column);
    if (cells === null) return null;
    edits.push(replaceCells(row, cells));
  }
  return edits;
}

function shift(cells: string, by: number): string | null {
  if (cells.trim() === '') return ' '.repeat(PATTERN_SIZE);
  if (by < 0 && cells.slice(0, -by).trim() !== '') return null;
  return fitCells(by < 0 ? cells.slice(-by) : ' '.repeat(by) + cells);
}
