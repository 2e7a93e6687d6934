import type { TextEdit } from '../../../../core/textEdit';
import type { Check, Fix } from '../../../fileFormat';
import { fix, MAX_EDITS } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import { fitsAlways } from '../demands';
import { copyLast, moveLast, removeRule, withoutRules } from '../fixes/moveRule';
import type { RuleText } from '../ruleText';
import type { SnakeFile } from '../snakeFile';

/** A rule of blanks fits in every legal direction, so the rules below it never get their turn. */
export const catchAll: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/catch-all',
  severity: 'warning',
  *check(file) {
    if (!file.isSound) return;
    const rule = file.overlaps.catchAll;
    if (!rule) return;
    const args = { rule: rule.index + 1, count: file.rules.length - 1 - rule.index };
    yield { range: file.rangeOfRule(rule), args };
  },
  fixes(file) {
    const rule = file.overlaps.catchAll;
    const same = file.rules.filter(({ cells }) => cells !== null && fitsAlways(cells));
    if (!rule || same.length > MAX_EDITS) return [];
    return same.length > 1 ? keepOne(file, same) : [moveLast(file, rule), removeRule(file, rule)];
  },
};

/** Of several rules that fit always, one at the end is left, or none. */
function keepOne(file: SnakeFile, same: readonly RuleText[]): Fix<SnakesEditorKey>[] {
  const args = { count: same.length };
  const [first] = same;
  const isLastOfAll = same.at(-1) === file.rules.at(-1);
  const keep = (): TextEdit[] =>
    isLastOfAll || !first
      ? withoutRules(file, same.slice(0, -1))
      : [...withoutRules(file, same), copyLast(file, first)];
  return [
    fix({ key: 'snakes.fix.keep-one-catch-all', args }, keep),
    fix({ key: 'snakes.fix.remove-catch-alls', args }, () => withoutRules(file, same), false),
  ];
}
