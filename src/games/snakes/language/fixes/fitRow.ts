import { PATTERN_SIZE } from '../../facts/pattern';
import type { RuleRow } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

/** Cells made seven by blanks: put on or taken off at the right, then taken off at the left. `null` when more than blanks would be lost. */
export function fitCells(cells: string): string | null {
  const spare = Math.max(0, cells.length - PATTERN_SIZE);
  let right = 0;
  while (right < spare && cells.charAt(cells.length - 1 - right) === ' ') right++;
  let left = 0;
  while (left < spare - right && cells.charAt(left) === ' ') left++;
  return left + right < spare ? null : cells.slice(left, cells.length - right).padEnd(PATTERN_SIZE);
}

/** What stands before the `;` of a row that has one. */
export function cellsBefore({ source }: SnakeFile, { line, semicolon }: RuleRow): string {
  return source.line(line).slice(0, Math.max(0, semicolon));
}
