import type { SourceText } from '../../../core/sourceText';
import { PATTERN_SIZE } from '../facts/pattern';
import { codeOf, commentOf, isBlank, saidBy } from './lines';
import { isGoodRow, type RuleRow } from './ruleRow';

/** A rule as it stands in a file: seven rows, or what is left of a block that has no seven more. */
export interface RuleText {
  /** Its place among the rules of the file, from 0. */
  readonly index: number;
  /** One to seven, on lines that follow each other. */
  readonly rows: readonly RuleRow[];
  /** Its 49 cells row by row, or `null` when it is not seven good rows. */
  readonly cells: string | null;
}

/** The rules of a block: each seven rows one, and one of the rows left over. `firstIndex` is the number of rules before it. */
export function rulesOfBlock(source: SourceText, block: readonly RuleRow[], firstIndex: number): RuleText[] {
  const rules: RuleText[] = [];
  for (let from = 0; from < block.length; from += PATTERN_SIZE) {
    const rows = block.slice(from, from + PATTERN_SIZE);
    rules.push({ index: firstIndex + rules.length, rows, cells: cellsOf(source, rows) });
  }
  return rules;
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

/** The 49 cells of seven good rows; `null` for any others. */
function cellsOf(source: SourceText, rows: readonly RuleRow[]): string | null {
  if (rows.length !== PATTERN_SIZE || !rows.every(isGoodRow)) return null;
  return rows.map(({ line }) => source.line(line).slice(0, PATTERN_SIZE)).join('');
}

/** What the comment of a line says; `null` when there is none. */
function saidIn(source: SourceText, line: number): string | null {
  const comment = commentOf(source.line(line));
  return comment === null ? null : saidBy(comment);
}
