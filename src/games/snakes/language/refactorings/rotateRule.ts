import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Refactoring } from '../../../fileFormat';
import { PATTERN_SIZE, rowsOf } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import type { SnakeFile } from '../snakeFile';
import { turnedLeft } from './pattern';

/**
 * Turns the rule that holds the line by 90 degrees, so that what was drawn for a move to the right is drawn for a move upwards, as the game reads
 * it. `null` outside a whole rule and where nothing would change.
 */
export function rotateRule(file: SnakeFile, line: number): Refactoring<SnakesEditorKey> | null {
  const rule = file.ruleAt(line);
  if (!rule || rule.cells === null) return null;
  const former = rowsOf(rule.cells);
  const edits = rowsOf(turnedLeft(rule.cells)).flatMap((newText, index): TextEdit[] => {
    const row = rule.rows[index];
    return !row || newText === former[index] ? [] : [{ range: rangeInLine(row.line, 0, PATTERN_SIZE), newText }];
  });
  if (edits.length === 0) return null;
  return { title: { key: 'snakes.refactor.rotate-rule' }, change: { edits: () => edits } };
}
