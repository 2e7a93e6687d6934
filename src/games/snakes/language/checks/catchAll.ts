import type { Check } from '../../../fileFormat';
import { moveLast, removeRule } from '../fixes/moveRule';
import type { SnakeFile } from '../snakeFile';

/** A rule of blanks fits in every legal direction, so the rules below it never get their turn. */
export const catchAll: Check<SnakeFile> = {
  code: 'snake/catch-all',
  severity: 'warning',
  *check(file) {
    if (!file.isSound) return;
    const rule = file.overlaps.catchAll;
    if (!rule) return;
    const args = { rule: rule.index + 1, count: file.ruleTexts.length - 1 - rule.index };
    yield { range: file.rangeOfRule(rule), args };
  },
  fixes(file) {
    const rule = file.overlaps.catchAll;
    return rule ? [moveLast(file, rule), removeRule(file, rule)] : [];
  },
};
