import type { Check } from '../../../fileFormat';
import type { SnakesEditorKey } from '../../texts';
import { removeRule } from '../fixes/moveRule';
import type { SnakeFile } from '../snakeFile';

/** A rule that stands there already; a centre without letter counts as the own head. */
export const duplicateRule: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/duplicate-rule',
  severity: 'warning',
  *check(file) {
    if (!file.isSound) return;
    for (const { rule, earlier } of file.overlaps.duplicates) {
      yield { range: file.rangeOfRule(rule), args: { rule: rule.index + 1, earlier: earlier.index + 1 } };
    }
  },
  fixes(file, { range }) {
    const rule = file.ruleAt(range.start.line);
    return rule ? [removeRule(file, rule, true)] : [];
  },
};
