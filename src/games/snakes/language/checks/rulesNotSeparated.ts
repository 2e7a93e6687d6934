import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { oneAndAll } from '../fixes/oneAndAll';
import { PATTERN_SIZE, type RuleRow } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

/** A blank line must part a rule from the one before it. */
export const rulesNotSeparated: Check<SnakeFile> = {
  code: 'snake/rules-not-separated',
  severity: 'error',
  *check(file) {
    for (const row of touchingRules(file)) yield { range: file.rangeOfRow(row) };
  },
  fixes(file, { range }) {
    const separate = (line: number) => ({ range: rangeInLine(line, 0, 0), newText: '\n' });
    const all = Array.from(touchingRules(file), ({ line }) => separate(line));
    return oneAndAll({ key: 'snakes.fix.separate' }, separate(range.start.line), 'snakes.fix.separate-all', all);
  },
};

/** The first rows of the rules that follow another one at once. */
function* touchingRules({ parts }: SnakeFile): Generator<RuleRow> {
  for (const block of parts.blocks) {
    if (block.length % PATTERN_SIZE !== 0) continue;
    for (let index = PATTERN_SIZE; index < block.length; index += PATTERN_SIZE) {
      const row = block[index];
      if (row) yield row;
    }
  }
}
