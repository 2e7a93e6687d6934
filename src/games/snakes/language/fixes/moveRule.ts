import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Fix } from '../../../fileFormat';
import { isBlank } from '../lines';
import { firstLineWithComments, linesOf, type RuleText } from '../ruleText';
import type { SnakeFile } from '../snakeFile';
import { withoutLines } from './wholeLines';

/** Takes a rule out, with the comment lines directly above it and one blank line. */
export function removeRule(file: SnakeFile, rule: RuleText): Fix {
  return { title: { key: 'snakes.fix.remove-rule' }, edits: [withoutRule(file, rule)], preferred: false };
}

/** Puts a rule before an earlier one. */
export function moveAbove(file: SnakeFile, rule: RuleText, earlier: RuleText): Fix {
  const line = firstLineWithComments(file.source, earlier);
  const insert = { range: rangeInLine(line, 0, 0), newText: `${textOf(file, rule)}\n\n` };
  return {
    title: { key: 'snakes.fix.move-rule-above', args: { rule: earlier.index + 1 } },
    edits: [insert, withoutRule(file, rule)],
    preferred: true,
  };
}

/** Puts a rule behind the last one. */
export function moveLast(file: SnakeFile, rule: RuleText): Fix {
  const last = file.ruleTexts.at(-1) ?? rule;
  const line = linesOf(last).last;
  const end = file.source.line(line).length;
  const insert = { range: rangeInLine(line, end, end), newText: `\n\n${textOf(file, rule)}` };
  return {
    title: { key: 'snakes.fix.move-rule-last' },
    edits: [withoutRule(file, rule), insert],
    preferred: true,
  };
}

function textOf({ source }: SnakeFile, rule: RuleText): string {
  return source.lines.slice(firstLineWithComments(source, rule), linesOf(rule).last + 1).join('\n');
}

/** Of two blank lines around the rule only one goes, so that its neighbours stay apart. */
function withoutRule(file: SnakeFile, rule: RuleText): TextEdit {
  const first = firstLineWithComments(file.source, rule);
  const isBlankAbove = first > 0 && isBlank(file.source.line(first - 1));
  return withoutLines(file, isBlankAbove ? first - 1 : first, linesOf(rule).last);
}
