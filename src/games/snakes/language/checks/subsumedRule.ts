import type { Check, Fix } from '../../../fileFormat';
import { fix, MAX_EDITS } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import { moveAbove, removeRule, withoutRules } from '../fixes/moveRule';
import { linesOf, type RuleText } from '../ruleText';
import type { SnakeFile } from '../snakeFile';

/** An earlier rule asks for less, so it fits wherever this one does and is always taken. */
export const subsumedRule: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/subsumed-rule',
  severity: 'warning',
  *check(file) {
    if (!file.isSound) return;
    for (const { rule, earlier } of file.overlaps.subsumed) {
      yield { range: file.rangeOfRule(rule), args: { rule: rule.index + 1, earlier: earlier.index + 1 } };
    }
  },
  fixes(file, { range }) {
    const overlap = file.overlaps.subsumed.find(({ rule }) => linesOf(rule).first === range.start.line);
    return overlap ? [moveAbove(file, overlap.rule, overlap.earlier), ...remove(file, overlap.rule)] : [];
  },
};

/** Takes a rule out, and with it the later ones that are the same: the first of them would be in its place. */
function remove(file: SnakeFile, rule: RuleText): Fix<SnakesEditorKey>[] {
  const copies = file.overlaps.duplicates.filter(({ earlier }) => earlier === rule).map((copy) => copy.rule);
  if (copies.length === 0) return [removeRule(file, rule)];
  if (copies.length >= MAX_EDITS) return [];
  const title = { key: 'snakes.fix.remove-rule-and-copies', args: { count: copies.length } } as const;
  return [fix(title, () => withoutRules(file, [rule, ...copies]), false)];
}
