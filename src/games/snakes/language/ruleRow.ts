import { rangeInLine, type TextRange } from '../../../core/range';
import { trimmed, type Word } from '../../../core/words';
import { letterFor } from '../facts/letters';
import { CENTRE, PATTERN_SIZE } from '../facts/pattern';
import { lookAlikeOf } from './vocabulary';

/** A character among the cells that is none. */
export interface OddCell {
  readonly kind: 'tab' | 'look-alike' | 'unknown';
  readonly character: string;
  /** Its column in the line, from 0. */
  readonly column: number;
}

/** A line that is read as a row of a rule, good or bad. `docs/games/snakes.md#rules` */
export interface RuleRow {
  /** From 0. */
  readonly line: number;
  /** The column of the first `;`, from 0; -1 when there is none. It must be 7. */
  readonly semicolon: number;
  /** The characters that are no cells among the first seven before the `;`, in reading order. */
  readonly odd: readonly OddCell[];
  /** Text between the `;` and the comment, by its columns in the line. */
  readonly after: Word | null;
}

/** A row that asks for nothing, as it stands in a file. */
export const BLANK_ROW = `${' '.repeat(PATTERN_SIZE)};`;

/** A rule that asks for nothing, its head drawn at the centre; without a line end behind it. */
export const BLANK_RULE = Array.from({ length: PATTERN_SIZE }, (_, row) =>
  row === CENTRE ? `${' '.repeat(CENTRE)}h${' '.repeat(PATTERN_SIZE - 1 - CENTRE)};` : BLANK_ROW,
).join('\n');

const NONE: readonly OddCell[] = [];

/** Reads the code of a line as a row. */
export function readRow(line: number, code: string): RuleRow {
  const semicolon = code.indexOf(';');
  if (semicolon < 0) return { line, semicolon, odd: NONE, after: null };
  return { line, semicolon, odd: findOdd(code, Math.min(semicolon, PATTERN_SIZE)), after: textBehind(code, semicolon) };
}

/** Whether a row is seven cells and a `;` with nothing but a comment behind it. */
export function isGoodRow({ semicolon, odd, after }: RuleRow): boolean {
  return semicolon === PATTERN_SIZE && odd.length === 0 && after === null;
}

/** Where an odd cell of a row stands. */
export function rangeOfOdd({ line }: RuleRow, { column, character }: OddCell): TextRange {
  return rangeInLine(line, column, column + character.length);
}

/** The characters before a column that are no cells; both units of a pair are one. */
function findOdd(code: string, end: number): readonly OddCell[] {
  let odd: OddCell[] | undefined;
  for (let column = 0; column < end; column++) {
    const character = String.fromCodePoint(code.codePointAt(column) ?? 0);
    if (letterFor(character)) continue;
    (odd ??= []).push({ kind: kindOf(character), character, column });
    column += character.length - 1;
  }
  return odd ?? NONE;
}

/** What kind of odd cell a character is. */
function kindOf(character: string): OddCell['kind'] {
  if (character === '\t') return 'tab';
  return lookAlikeOf(character) === undefined ? 'unknown' : 'look-alike';
}

/** What stands behind the `;` of a code, without the white space around it. */
function textBehind(code: string, semicolon: number): Word | null {
  const start = semicolon + 1;
  if (start === code.length) return null;
  const { text, from, to } = trimmed(code.slice(start));
  return text === '' ? null : { text, from: start + from, to: start + to };
}
