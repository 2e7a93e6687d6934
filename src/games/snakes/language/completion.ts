import { rangeInLine, type TextPosition } from '../../../core/range';
import type { Completion } from '../../fileFormat';
import { BLANK_ROW, BLANK_RULE } from './blankRule';
import { codeOf, textStretch } from './lines';
import { PATTERN_SIZE } from './ruleRow';
import type { SnakeFile } from './snakeFile';
import { END_WORD, HEADER_WORD, LETTERS, SAMPLE_NAME } from './vocabulary';

/** The header above everything, letters in a row, and on a line of its own a row, a whole rule or `end`. */
export function complete(file: SnakeFile, position: TextPosition): Completion[] {
  const { header, notHeader, end } = file.parts;
  const text = file.source.line(position.line);
  const code = codeOf(text);
  if (position.character > code.length && code.length < text.length) return [];
  if (!header) return position.line <= (notHeader ?? Infinity) ? [offerHeader(code, position)] : [];
  if (position.line <= header.line || (end && position.line > end.line)) return [];
  const isOpen = textStretch(code).to <= position.character && !code.includes(';');
  return [...offerLetters(file, position, code), ...(isOpen ? offerStatements(file, position, code) : [])];
}

function offerHeader(code: string, { line, character }: TextPosition): Completion {
  const insert = `${HEADER_WORD} ${SAMPLE_NAME}`;
  const range = rangeInLine(line, Math.min(textStretch(code).from, character), character);
  return { insert, range, description: { key: 'snakes.complete.header' } };
}

/** A letter takes the place of the cell behind the caret where the row has all its cells, so that it stays seven wide. */
function offerLetters(file: SnakeFile, { line, character }: TextPosition, code: string): Completion[] {
  const isRow = file.rowAt(line) !== undefined || isBesideRow(file, line);
  const semicolon = code.indexOf(';');
  if (!isRow || character >= PATTERN_SIZE || (semicolon >= 0 && character > semicolon)) return [];
  const replaced = semicolon >= PATTERN_SIZE ? 1 : 0;
  const range = rangeInLine(line, character, character + replaced);
  return LETTERS.map(({ letter, word }) => ({
    insert: letter,
    range,
    description: { key: `snakes.letter.${word}` },
  }));
}

function offerStatements(file: SnakeFile, { line, character }: TextPosition, code: string): Completion[] {
  const whole = rangeInLine(line, 0, code.length);
  const word = rangeInLine(line, Math.min(textStretch(code).from, character), character);
  const above = file.rowAt(line - 1) ? '\n' : '';
  const below = file.rowAt(line + 1) ? '\n' : '';
  const row = { insert: BLANK_ROW, range: whole, description: { key: 'snakes.complete.row' } };
  const rule = { insert: above + BLANK_RULE + below, range: whole, description: { key: 'snakes.complete.rule' } };
  const end = { insert: END_WORD, range: word, description: { key: 'snakes.complete.end' } };
  return [...(isBesideRow(file, line) ? [row] : []), rule, ...(file.parts.end ? [] : [end])];
}

function isBesideRow(file: SnakeFile, line: number): boolean {
  return file.rowAt(line - 1) !== undefined || file.rowAt(line + 1) !== undefined;
}
