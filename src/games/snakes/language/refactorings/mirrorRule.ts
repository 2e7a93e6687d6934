import type { TextEdit } from '../../../../core/textEdit';
import { PATTERN_SIZE } from '../ruleRow';
import { rowsOf } from '../ruleText';
import type { SnakeFile } from '../snakeFile';
import { behindRule } from './insertRule';
import { mirrored } from './pattern';

/**
 * The mirrored rule, left and right exchanged, behind the rule that holds the line, its comments copied; a rule is turned but never mirrored when
 * it is tried. `null` outside a whole rule and where the file has the mirrored rule already.
 */
export function mirrorRule(file: SnakeFile, line: number): TextEdit[] | null {
  const rule = file.ruleAt(line);
  if (!rule || rule.cells === null) return null;
  const cells = mirrored(rule.cells);
  if (file.ruleTexts.some((other) => other.cells === cells)) return null;
  const rows = rowsOf(cells).map((row, index) => {
    const former = file.source.line(rule.rows[index]?.line ?? -1);
    return row + former.slice(PATTERN_SIZE);
  });
  return [behindRule(file, rule, rows.join('\n'))];
}
