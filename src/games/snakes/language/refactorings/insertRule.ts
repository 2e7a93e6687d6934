import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import { BLANK_RULE } from '../blankRule';
import { isBlank } from '../lines';
import { firstLineWithComments, linesOf, type RuleText } from '../ruleText';
import type { SnakeFile } from '../snakeFile';

/**
 * A blank rule behind the rule in or above the line, or before the first rule, or before `end`; `null` in a file without a header, in which
 * nothing has its place yet.
 */
export function insertRule(file: SnakeFile, line: number): TextEdit[] | null {
  const { header, end } = file.parts;
  if (!header) return null;
  const above = file.ruleTexts.filter((rule) => firstLineWithComments(file.source, rule) <= line).at(-1);
  if (above) return [behindRule(file, above, BLANK_RULE)];
  const [first] = file.ruleTexts;
  if (first) return [before(firstLineWithComments(file.source, first), `${BLANK_RULE}\n\n`)];
  if (!end) return [behindLine(file, Math.max(0, file.source.lines.length - 1), `\n\n${BLANK_RULE}`)];
  const gap = isBlank(file.source.line(end.line - 1)) ? '' : '\n';
  return [before(end.line, `${gap}${BLANK_RULE}\n`)];
}

/** Puts the text of a rule behind another rule, a blank line between them. */
export function behindRule(file: SnakeFile, rule: RuleText, text: string): TextEdit {
  return behindLine(file, linesOf(rule).last, `\n\n${text}`);
}

function behindLine({ source }: SnakeFile, line: number, newText: string): TextEdit {
  const end = source.line(line).length;
  return { range: rangeInLine(line, end, end), newText };
}

function before(line: number, newText: string): TextEdit {
  return { range: rangeInLine(line, 0, 0), newText };
}
