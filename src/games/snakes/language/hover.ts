import { describeCharacter, excerpt } from '../../../core/excerpt';
import { rangeInLine, type TextPosition } from '../../../core/range';
import type { Hover, Message } from '../../fileFormat';
import { codeOf } from './lines';
import { PATTERN_SIZE, type RuleRow } from './ruleRow';
import type { SnakeFile } from './snakeFile';
import { squareOf } from './square';
import { letterFor, lookAlikeOf } from './vocabulary';

/** What a cell asks for and where it lies, or what the header, `end` or the `;` is for. */
export function hover(file: SnakeFile, { line, character }: TextPosition): Hover | null {
  const code = codeOf(file.source.line(line));
  if (character >= code.length) return null;
  const { header, end } = file.parts;
  if (line === header?.line) {
    const args = { name: excerpt(file.name), count: file.ruleTexts.length };
    return { range: file.trimmedCode(line).range, messages: [{ key: 'snakes.about.header', args }] };
  }
  if (line === end?.line) return { range: file.trimmedCode(line).range, messages: [{ key: 'snakes.about.end' }] };
  const row = file.rowAt(line);
  return row ? hoverRow(file, row, code, character) : null;
}

function hoverRow(file: SnakeFile, row: RuleRow, code: string, column: number): Hover | null {
  const { line, semicolon } = row;
  if (semicolon >= 0 && column > semicolon) return null;
  const tooLong = semicolon > PATTERN_SIZE ? [{ key: 'snakes.about.too-long', args: { count: semicolon } }] : [];
  if (column === semicolon) {
    const messages = [{ key: 'snakes.about.semicolon' }, ...tooLong];
    return { range: rangeInLine(line, column, column + 1), messages };
  }
  const start = isSecondHalf(code, column) ? column - 1 : column;
  const symbol = String.fromCodePoint(code.codePointAt(start) ?? 0);
  const range = rangeInLine(line, start, start + symbol.length);
  if (start >= PATTERN_SIZE) return { range, messages: [{ key: 'snakes.about.surplus' }, ...tooLong] };
  return { range, messages: [aboutLetter(symbol), ...aboutPlace(file, line, start), ...tooLong] };
}

function aboutLetter(character: string): Message {
  const entry = letterFor(character);
  if (entry) return { key: `snakes.about.letter.${entry.word}` };
  const letter = lookAlikeOf(character);
  const args = describeCharacter(character);
  return letter === undefined
    ? { key: 'snakes.about.unknown', args }
    : { key: 'snakes.about.look-alike', args: { ...args, letter } };
}

function aboutPlace(file: SnakeFile, line: number, column: number): Message[] {
  const rule = file.ruleAt(line);
  const row = rule?.rows.findIndex((candidate) => candidate.line === line) ?? -1;
  if (!rule || row < 0) return [];
  const args = { rule: rule.index + 1, count: file.ruleTexts.length };
  return [squareOf(row, column), { key: 'snakes.about.rule', args }];
}

function isSecondHalf(code: string, column: number): boolean {
  return column > 0 && (code.codePointAt(column - 1) ?? 0) > 0xffff;
}
