import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Refactoring } from '../../../fileFormat';
import type { SnakesEditorKey } from '../../texts';
import { isBlank } from '../lines';
import { BLANK_RULE } from '../ruleRow';
import { firstLineWithComments, linesOf, type RuleText } from '../ruleText';
import type { End } from '../parseSnakeFile';
import type { SnakeFile } from '../snakeFile';

/**
 * A blank rule behind the rule in or above the line, or before the first rule, or before `end`; `null` in a file without a header, in which
 * nothing has its place yet.
 */
export function insertRule(file: SnakeFile, line: number): Refactoring<SnakesEditorKey> | null {
  if (!file.parts.header) return null;
  return { title: { key: 'snakes.refactor.insert-rule' }, change: { edits: () => [insertion(file, line)] } };
}

/** Puts the text of a rule behind another rule, a blank line between them. */
export function behindRule(file: SnakeFile, rule: RuleText, text: string): TextEdit {
  return behindLine(file, linesOf(rule).last, `\n\n${text}`);
}

/** Where a rule that is inserted at a line comes to stand. */
function insertion(file: SnakeFile, line: number): TextEdit {
  const above = file.rules.filter((rule) => firstLineWithComments(file.source, rule) <= line).at(-1);
  if (above) return behindRule(file, above, BLANK_RULE);
  const [first] = file.rules;
  if (first) return before(firstLineWithComments(file.source, first), `${BLANK_RULE}\n\n`);
  const { end } = file.parts;
  return end ? beforeEnd(file, end) : behindLine(file, Math.max(0, file.source.lines.length - 1), `\n\n${BLANK_RULE}`);
}

/** The only rule of a file, before its `end`. */
function beforeEnd({ source }: SnakeFile, { line }: End): TextEdit {
  const gap = isBlank(source.line(line - 1)) ? '' : '\n';
  return before(line, `${gap}${BLANK_RULE}\n`);
}

/** Puts a text behind a line. */
function behindLine({ source }: SnakeFile, line: number, newText: string): TextEdit {
  const end = source.line(line).length;
  return { range: rangeInLine(line, end, end), newText };
}

/** Puts a text before a line. */
function before(line: number, newText: string): TextEdit {
  return { range: rangeInLine(line, 0, 0), newText };
}
