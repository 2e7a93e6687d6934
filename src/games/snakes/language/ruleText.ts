import type { SourceText } from '../../../core/sourceText';
import { codeOf, commentOf, isBlank, saidBy } from './lines';
import { CENTRE, isGoodRow, PATTERN_SIZE, type RuleRow } from './ruleRow';

/** Where the cell straight ahead of the head stands among the 49 cells of a rule, and where the head itself. */
export const AHEAD_CELL = (CENTRE - 1) * PATTERN_SIZE + CENTRE;
export const CENTRE_CELL = CENTRE * PATTERN_SIZE + CENTRE;

/** A rule as it stands in a file: seven rows, or what is left of a block that has no seven more. */
export interface RuleText {
  /** Its place among the rules of the file, from 0. */
  readonly index: number;
  /** One to seven. */
  readonly rows: readonly RuleRow[];
  /** Its 49 cells row by row, or `null` when it is not seven good rows. */
  readonly cells: string | null;
}

/** The rules of a block: each seven rows one, and one of the rows that are over. `firstIndex` is the number of rules before it. */
export function rulesOfBlock(source: SourceText, block: readonly RuleRow[], firstIndex: number): RuleText[] {
  const rules: RuleText[] = [];
  for (let from = 0; from < block.length; from += PATTERN_SIZE) {
    const rows = block.slice(from, from + PATTERN_SIZE);
    rules.push({ index: firstIndex + rules.length, rows, cells: cellsOf(source, rows) });
  }
  return rules;
}

/** The seven rows of 49 cells. */
export function rowsOf(cells: string): string[] {
  return Array.from({ length: PATTERN_SIZE }, (_, row) => cells.slice(row * PATTERN_SIZE, (row + 1) * PATTERN_SIZE));
}

/** The first and the last line of a rule, from 0, without comment lines above it. */
export function linesOf({ rows }: RuleText): { first: number; last: number } {
  return { first: rows[0]?.line ?? 0, last: rows.at(-1)?.line ?? 0 };
}

/** The first of the comment lines directly above a rule, or its first row when there is none. */
export function firstLineWithComments(source: SourceText, rule: RuleText): number {
  let { first } = linesOf(rule);
  while (isCommentLine(source, first - 1)) first--;
  return first;
}

/**
 * What its author calls a rule: the comment in its first row, else the comment line directly above it, else the first comment in another
 * row; `null` when there is none.
 */
export function nameOfRule(source: SourceText, rule: RuleText): string | null {
  const [first, ...others] = rule.rows.map(({ line }) => saidIn(source, line));
  const above = isCommentLine(source, linesOf(rule).first - 1) ? saidIn(source, linesOf(rule).first - 1) : null;
  return [first, above, ...others].find((said) => Boolean(said)) ?? null;
}

/** Whether a line holds a comment and nothing else. */
export function isCommentLine(source: SourceText, line: number): boolean {
  const text = source.line(line);
  return commentOf(text) !== null && isBlank(codeOf(text));
}

function cellsOf(source: SourceText, rows: readonly RuleRow[]): string | null {
  if (rows.length !== PATTERN_SIZE || !rows.every(isGoodRow)) return null;
  return rows.map(({ line }) => source.line(line).slice(0, PATTERN_SIZE)).join('');
}

function saidIn(source: SourceText, line: number): string | null {
  const comment = commentOf(source.line(line));
  return comment === null ? null : saidBy(comment);
}
