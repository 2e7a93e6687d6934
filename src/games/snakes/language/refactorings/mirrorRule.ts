import type { TextEdit } from '../../../../core/textEdit';
import type { Refactoring } from '../../../fileFormat';
import { PATTERN_SIZE, rowsOf } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import type { RuleText } from '../ruleText';
import type { SnakeFile } from '../snakeFile';
import { behindRule } from './insertRule';
import { mirrored } from './pattern';

/**
 * The mirrored rule, left and right exchanged, behind the rule that holds the line, its comments copied; a rule is turned but never mirrored when
 * it is tried. `null` outside a whole rule and where the file has the mirrored rule already.
 */
export function mirrorRule(file: SnakeFile, line: number): Refactoring<SnakesEditorKey> | null {
  const rule = file.ruleAt(line);
  if (!rule || rule.cells === null) return null;
  const cells = mirrored(rule.cells);
  if (file.rules.some((other) => other.cells === cells)) return null;
  const edits = (): TextEdit[] => [behindRule(file, rule, withCommentsOf(file, rule, cells))];
  return { title: { key: 'snakes.refactor.mirror-rule' }, change: { edits } };
}

/** Other cells with what stands behind the cells of a rule. */
function withCommentsOf({ source }: SnakeFile, { rows }: RuleText, cells: string): string {
  return rowsOf(cells)
    .map((row, index) => row + source.line(rows[index]?.line ?? -1).slice(PATTERN_SIZE))
    .join('\n');
}
