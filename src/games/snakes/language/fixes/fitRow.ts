import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import { PATTERN_SIZE, type RuleRow } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

/** Cells made seven by blanks: put on or taken off at the right, then taken off at the left. `null` when more than blanks would be lost. */
export function fitCells(cells: string): string | null {
  let fitted = cells;
  while (fitted.length > PATTERN_SIZE && fitted.endsWith(' ')) fitted = fitted.slice(0, -1);
  while (fitted.length > PATTERN_SIZE && fitted.startsWith(' ')) fitted = fitted.slice(1);
  return fitted.length > PATTERN_SIZE ? null : fitted.padEnd(PATTERN_SIZE);
}

/** What stands before the `;` of a row that has one. */
export function cellsBefore({ source }: SnakeFile, { line, semicolon }: RuleRow): string {
  return source.line(line).slice(0, Math.max(0, semicolon));
}

/** Writes other cells before the `;` of a row. */
export function replaceCells({ line, semicolon }: RuleRow, newText: string): TextEdit {
  return { range: rangeInLine(line, 0, semicolon), newText };
}

/** Whether a row has its `;` in another column than the eighth. */
export function isMisfit({ semicolon }: RuleRow): boolean {
  return semicolon >= 0 && semicolon !== PATTERN_SIZE;
}
