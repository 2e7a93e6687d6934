import { excerpt } from '../../../core/excerpt';
import { rangeOf } from '../../../core/range';
import type { OutlineEntry } from '../../fileFormat';
import type { SnakesEditorKey } from '../texts';
import { linesOf, nameOfRule } from './ruleText';
import type { SnakeFile } from './snakeFile';

/** One entry a rule, by the name that its comment gives it. */
export function* outline({ source, rules }: SnakeFile): Generator<OutlineEntry<SnakesEditorKey>> {
  for (const rule of rules) {
    const { first, last } = linesOf(rule);
    const name = nameOfRule(source, rule);
    const number = rule.index + 1;
    yield {
      label:
        name === null
          ? { key: 'snakes.outline.rule', args: { rule: number } }
          : { key: 'snakes.outline.named-rule', args: { rule: number, name: excerpt(name) } },
      kind: 'rule',
      range: rangeOf(first, 0, last, source.line(last).length),
    };
  }
}
