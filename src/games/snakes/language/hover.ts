import { describeCharacter, excerpt } from '../../../core/excerpt';
import type { Message } from '../../../core/message';
import { rangeInLine, type TextPosition } from '../../../core/range';
import type { Hover } from '../../fileFormat';
import { letterFor } from '../facts/letters';
import { PATTERN_SIZE, squareOf } from '../facts/pattern';
import type { SnakesEditorKey } from '../texts';
import { codeOf } from './lines';
import type { RuleRow } from './ruleRow';
import type { SnakeFile } from './snakeFile';
import { lookAlikeOf } from './vocabulary';

type SnakesHover = Hover<SnakesEditorKey>;
type SnakesMessage = Message<SnakesEditorKey>;

/** What a cell asks for and where it lies, or what the header, `end` or the `;` is for. */
export function hover(file: SnakeFile, { line, character }: TextPosition): SnakesHover | null {
  const code = codeOf(file.source.line(line));
  if (character >= code.length) return null;
  const { header, end } = file.parts;
  const args = { name: excerpt(file.name), count: file.rules.length };
  if (line === header?.line) return hoverCode(file, line, character, { key: 'snakes.about.header', args });
  if (line === end?.line) return hoverCode(file, line, character, { key: 'snakes.about.end' });
  const row = file.rowAt(line);
  return row ? hoverRow(file, row, code, character) : null;
}

/** A hover over all code of a line; nothing over the white space around it. */
function hoverCode(file: SnakeFile, line: number, character: number, message: SnakesMessage): SnakesHover | null {
  const { range } = file.trimmedCode(line);
  if (character < range.start.character || character >= range.end.character) return null;
  return { range, messages: [message] };
}

/** A hover over a cell, the `;` or a surplus cell of a row; nothing behind the `;`. */
function hoverRow(file: SnakeFile, row: RuleRow, code: string, column: number): SnakesHover | null {
  const { line, semicolon } = row;
  if (semicolon >= 0 && column > semicolon) return null;
  const tooLong: SnakesMessage[] =
    semicolon > PATTERN_SIZE ? [{ key: 'snakes.about.too-long', args: { count: semicolon } }] : [];
  if (column === semicolon) {
    return {
      range: rangeInLine(line, column, column + 1),
      messages: [{ key: 'snakes.about.semicolon' }, ...tooLong],
    };
  }
  const start = isSecondHalf(code, column) ? column - 1 : column;
  const symbol = String.fromCodePoint(code.codePointAt(start) ?? 0);
  const range = rangeInLine(line, start, start + symbol.length);
  if (start >= PATTERN_SIZE) return { range, messages: [{ key: 'snakes.about.surplus' }, ...tooLong] };
  return { range, messages: [aboutLetter(symbol), ...aboutPlace(file, line, start), ...tooLong] };
}

/** What a character of a row means, or what it only looks like. */
function aboutLetter(character: string): SnakesMessage {
  const entry = letterFor(character);
  if (entry) return { key: `snakes.about.letter.${entry.word}` };
  const letter = lookAlikeOf(character);
  const args = describeCharacter(character);
  return letter === undefined
    ? { key: 'snakes.about.unknown', args }
    : { key: 'snakes.about.look-alike', args: { ...args, letter } };
}

/** Where a cell lies as seen from the head, and of which rule it is. */
function aboutPlace(file: SnakeFile, line: number, column: number): SnakesMessage[] {
  const rule = file.ruleAt(line);
  const row = rule?.rows.findIndex((candidate) => candidate.line === line) ?? -1;
  if (!rule || row < 0) return [];
  return [
    { key: 'snakes.about.square', args: { ...squareOf(row, column) } },
    { key: 'snakes.about.rule', args: { rule: rule.index + 1, count: file.rules.length } },
  ];
}

/** Whether a column holds the second unit of a pair. */
function isSecondHalf(code: string, column: number): boolean {
  return column > 0 && (code.codePointAt(column - 1) ?? 0) > 0xffff;
}
