import { compareProblems, plays, type Problem } from '../core/problem';
import { SourceText } from '../core/sourceText';
import type { Companions, FileFormat, Check } from './fileFormat';

/** The longest text that is looked at, in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 2 ** 21;

/** What is known of a text: its definition, what is wrong with it, and whether it plays. */
export interface Analysis<Definition> {
  readonly definition: Definition;
  /** Listed by line, column, code. */
  readonly problems: readonly Problem[];
  readonly plays: boolean;
}

/** The code of the one problem of a text that is too long to be looked at. */
export function tooLargeCode({ codePrefix }: { readonly codePrefix: string }): string {
  return `${codePrefix}/too-large`;
}

/** No other file is named. */
export const NO_COMPANIONS: Companions = new Map();

export interface AnalysisOptions {
  /** How many problems are wanted at most, 1 or more; errors come first. */
  readonly limit?: number;
  /** Whether the findings beyond the format's tables are wanted, too. */
  readonly further?: boolean;
  /** Whether the text comes from an editor, which keeps a byte order mark apart from it. */
  readonly isDecoded?: boolean;
  /** The files that this one names. */
  readonly companions?: Companions;
}

/**
 * Reads and checks a text; any text gives an answer. With `limit` only the first so many problems are worked out, which keeps a text of a
 * million odd characters quick; whether it plays is exact all the same.
 */
export function analyse<Definition>(
  format: FileFormat<Definition>,
  text: string,
  { limit = Infinity, companions = NO_COMPANIONS, isDecoded = false, further = false }: AnalysisOptions = {},
): Analysis<Definition> {
  if (text.length > MAX_TEXT_LENGTH) return analyseTooLarge(format, text);
  const definition = format.read(new SourceText(text, isDecoded));
  const found: Problem[] = [];
  for (const rule of further ? [...format.checks, ...(format.optionalChecks ?? [])] : format.checks) {
    let count = 0;
    for (const { range, args = {} } of rule.check(definition, companions)) {
      if (count++ >= limit) break;
      found.push({ code: rule.code, severity: rule.severity, range, args });
    }
  }
  found.sort(compareProblems);
  return { definition, problems: cut(found, limit), plays: plays(found) };
}

/** The first problems in their order, errors before all others: what stops play must not be cut off by what does not. */
function cut(problems: readonly Problem[], limit: number): readonly Problem[] {
  if (problems.length <= limit) return problems;
  const errors = problems.filter(({ severity }) => severity === 'error').slice(0, limit);
  const others = problems.filter(({ severity }) => severity !== 'error').slice(0, limit - errors.length);
  return [...errors, ...others].sort(compareProblems);
}

/** Whether no rule finds an error in a definition. */
export function isFreeOfErrors<Definition>(
  rules: readonly Check<Definition>[],
  definition: Definition,
  companions = NO_COMPANIONS,
): boolean {
  for (const rule of rules) {
    if (rule.severity !== 'error') continue;
    for (const _ of rule.check(definition, companions)) return false;
  }
  return true;
}

function analyseTooLarge<Definition>(format: FileFormat<Definition>, text: string): Analysis<Definition> {
  const firstLine = new SourceText(text.slice(0, MAX_TEXT_LENGTH));
  const problem: Problem = {
    code: tooLargeCode(format),
    severity: 'error',
    range: firstLine.lineRange(0),
    args: { length: text.length, limit: MAX_TEXT_LENGTH },
  };
  return { definition: format.read(new SourceText('')), problems: [problem], plays: false };
}
