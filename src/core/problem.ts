import { comparePositions, type TextRange } from './range';

/** `error` means that the file does not play; the terminal prints all but `hint`. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** What a message needs to name the thing: numbers and words, never sentences. */
export type TextArguments = Readonly<Record<string, string | number>>;

/** Something wrong with a text. The message is made from `code` and `args` where people read it. */
export interface Problem {
  /** Stable, such as `slug/no-health`; also the key of its message and of its page in the docs. */
  readonly code: string;
  readonly severity: Severity;
  readonly range: TextRange;
  readonly args: TextArguments;
}

/** The order in which problems are listed: line, column, code. */
export function compareProblems(a: Problem, b: Problem): number {
  return comparePositions(a.range.start, b.range.start) || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}

/** Whether the file can be played in spite of these problems. */
export function plays(problems: readonly Problem[]): boolean {
  return problems.every((problem) => problem.severity !== 'error');
}
