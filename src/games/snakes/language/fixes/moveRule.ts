import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Fix } from '../../../fileFormat';
import { fix, removeLines } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import { isBlank } from '../lines';
import { firstLineWithComments, linesOf, type RuleText } from '../ruleText';
import type { SnakeFile } from '../snakeFile';

/** Takes a rule out, with the comment lines directly above it and one blank line. */
export function removeRule(file: SnakeFile, rule: RuleText, preferred = false): Fix<SnakesEditorKey> {
  return fix({ key: 'snakes.fix.remove-rule' }, () => withoutRules(file, [rule]), preferred);
}

/** Puts a rule before an earlier one. */
export function moveAbove(file: SnakeFile, rule: RuleText, earlier: RuleText): Fix<SnakesEditorKey> {
  const title = { key: 'snakes.fix.move-rule-above', args: { rule: earlier.index + 1 } } as const;
  return fix(title, () => {
    const line = firstLineWithComments(file.source, earlier);
    return [insertAbove(file, line, textOf(file, rule)), ...withoutRules(file, [rule])];
  });
}

/** Puts a rule behind the last one. */
export function moveLast(file: SnakeFile, rule: RuleText): Fix<SnakesEditorKey> {
  return fix({ key: 'snakes.fix.move-rule-last' }, () => [...withoutRules(file, [rule]), copyLast(file, rule)]);
}

/** Writes a rule again behind the last one. */
export function copyLast(file: SnakeFile, rule: RuleText): TextEdit {
  const line = linesOf(file.rules.at(-1) ?? rule).last;
  const end = file.source.line(line).length;
  return { range: rangeInLine(line, end, end), newText: `\n\n${textOf(file, rule)}` };
}

/**
 * Takes rules out, given in file order, each with the comment lines directly above it. Of two blank lines around a rule only one goes, so that its
 * neighbours stay apart.
 */
export function withoutRules(file: SnakeFile, rules: readonly RuleText[]): TextEdit[] {
  const { source } = file;
  const doomed = rules.flatMap((rule) => {
    const first = firstLineWithComments(source, rule);
    const from = first > 0 && isBlank(source.line(first - 1)) ? first - 1 : first;
    return Array.from({ length: linesOf(rule).last + 1 - from }, (_, index) => from + index);
  });
  return removeLines(source, doomed);
}

/** Puts a rule above a line, and a blank line between them; another one before it where comments alone part the rules above. */
function insertAbove(file: SnakeFile, line: number, text: string): TextEdit {
  if (!file.rowAt(line - 1)) return { range: rangeInLine(line, 0, 0), newText: `${text}\n\n` };
  const end = file.source.line(line - 1).length;
  return { range: rangeInLine(line - 1, end, end), newText: `\n\n${text}\n` };
}

/** A rule as it stands in its file, with the comment lines directly above it. */
function textOf({ source }: SnakeFile, rule: RuleText): string {
  return source.lines.slice(firstLineWithComments(source, rule), linesOf(rule).last + 1).join('\n');
}
