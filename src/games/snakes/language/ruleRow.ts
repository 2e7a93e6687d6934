import { textStretch, type Stretch } from './lines';
import { letterFor, lookAlikeOf } from './vocabulary';

/** How many cells a row has, and how many rows a rule. */
export const PATTERN_SIZE = 7;

/** The middle row and the middle column of a rule, from 0: where the snake's head lies. */
export const CENTRE = 3;

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
  /** Text between the `;` and the comment. */
  readonly after: Stretch | null;
}

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

function kindOf(character: string): OddCell['kind'] {
  if (character === '\t') return 'tab';
  return lookAlikeOf(character) === undefined ? 'unknown' : 'look-alike';
}

function textBehind(code: string, semicolon: number): Stretch | null {
  const start = semicolon + 1;
  const { from, to } = textStretch(code.slice(start));
  return from === to ? null : { from: start + from, to: start + to };
}
