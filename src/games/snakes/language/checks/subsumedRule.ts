import type { Check } from '../../../fileFormat';
import { moveAbove, removeRule } from '../fixes/moveRule';
import type { SnakeFile } from '../snakeFile';

/** An earlier rule asks for less, so it fits wherever this one does and is always taken. */
export const subsumedRule: Check<SnakeFile> = {
  code: 'snake/subsumed-rule',
  severity: 'warning',
  *check(file) {
    if (!file.isSound) return;
    for (const { rule, earlier } of file.overlaps.subsumed) {
      yield { range: file.rangeOfRule(rule), args: { rule: rule.index + 1, earlier: earlier.index + 1 } };
    }
  },
  fixes(file, { range }) {
    const overlap = file.overlaps.subsumed.find(({ rule }) => rule.rows[0]?.line === range.start.line);
    return overlap ? [moveAbove(file, overlap.rule, overlap.earlier), removeRule(file, overlap.rule)] : [];
  },
};
