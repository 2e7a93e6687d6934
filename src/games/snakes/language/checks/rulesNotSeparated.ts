import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Check } from '../../../fileFormat';
import { fixOneAndAll, listOnce } from '../../../fixes';
import { PATTERN_SIZE } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import type { RuleRow } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

/** A blank line must part a rule from the one before it. */
export const rulesNotSeparated: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/rules-not-separated',
  severity: 'error',
  *check(file) {
    for (const row of touchingRules(file)) yield { range: file.rangeOfRow(row) };
  },
  fixes(file, { range }) {
    return fixOneAndAll(
      { title: { key: 'snakes.fix.separate' }, target: file.rowAt(range.start.line) },
      { title: (count) => ({ key: 'snakes.fix.separate-all', args: { count } }), targets: allTouchingRules(file) },
      ({ line }) => blankLineAbove(file, line),
    );
  },
};

/** A blank line above another line: put at the end of the line before, since a line end at the start would join a lone CR before it. */
function blankLineAbove({ source }: SnakeFile, line: number): TextEdit {
  const end = source.line(line - 1).length;
  return { range: rangeInLine(line - 1, end, end), newText: '\n' };
}

const allTouchingRules = listOnce(touchingRules);

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
