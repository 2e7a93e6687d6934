import { rangeInLine, type TextPosition } from '../../../core/range';
import { trimmed } from '../../../core/words';
import type { Completion } from '../../fileFormat';
import { LETTERS } from '../facts/letters';
import { PATTERN_SIZE } from '../facts/pattern';
import type { SnakesEditorKey } from '../texts';
import { codeOf } from './lines';
import { BLANK_ROW, BLANK_RULE } from './ruleRow';
import type { SnakeFile } from './snakeFile';
import { END_WORD, HEADER_WORD, SAMPLE_NAME } from './vocabulary';

type Offer = Completion<SnakesEditorKey>;

/** The header above everything, letters in a row, and on a line of its own a row, a whole rule or `end`. */
export function complete(file: SnakeFile, position: TextPosition): Offer[] {
  const { header, notHeader, end } = file.parts;
  const text = file.source.line(position.line);
  const code = codeOf(text);
  if (position.character > code.length && code.length < text.length) return [];
  if (!header) return position.line <= (notHeader ?? Infinity) ? [offerHeader(code, position)] : [];
  if (position.line <= header.line || (end && position.line > end.line)) return [];
  const isOpen = trimmed(code).to <= position.character && !code.includes(';');
  return [...offerLetters(file, position, code), ...(isOpen ? offerStatements(file, position, code) : [])];
}

/** A header in place of what was typed of it. */
function offerHeader(code: string, { line, character }: TextPosition): Offer {
  const insert = `${HEADER_WORD} ${SAMPLE_NAME}`;
  const range = rangeInLine(line, Math.min(trimmed(code).from, character), character);
  return { insert, range, description: { key: 'snakes.complete.header' } };
}

/** A letter takes the place of the cell behind the caret, if there is one. */
function offerLetters(file: SnakeFile, { line, character }: TextPosition, code: string): Offer[] {
  const isRow = file.rowAt(line) !== undefined || isBesideRow(file, line);
  const semicolon = code.indexOf(';');
  if (!isRow || character >= PATTERN_SIZE || (semicolon >= 0 && character > semicolon)) return [];
  const cells = semicolon >= 0 ? semicolon : code.length;
  const length = character < cells ? String.fromCodePoint(code.codePointAt(character) ?? 0).length : 0;
  const range = rangeInLine(line, character, character + length);
  return LETTERS.map(({ letter, word }) => ({
    insert: letter,
    range,
    description: { key: `snakes.letter.${word}` },
  }));
}

/** What may fill a line of its own: a row beside others, a whole rule apart from them, `end` where it is missing. */
function offerStatements(file: SnakeFile, { line, character }: TextPosition, code: string): Offer[] {
  const whole = rangeInLine(line, 0, code.length);
  const word = rangeInLine(line, Math.min(trimmed(code).from, character), character);
  const above = file.rowAt(line - 1) ? '\n' : '';
  const below = file.rowAt(line + 1) ? '\n' : '';
  const row: Offer = { insert: BLANK_ROW, range: whole, description: { key: 'snakes.complete.row' } };
  const rule: Offer = {
    insert: above + BLANK_RULE + below,
    range: whole,
    description: { key: 'snakes.complete.rule' },
  };
  const end: Offer = { insert: END_WORD, range: word, description: { key: 'snakes.complete.end' } };
  return [...(isBesideRow(file, line) ? [row] : []), rule, ...(file.parts.end ? [] : [end])];
}

/** Whether the line above or below is a row. */
function isBesideRow(file: SnakeFile, line: number): boolean {
  return file.rowAt(line - 1) !== undefined || file.rowAt(line + 1) !== undefined;
}
