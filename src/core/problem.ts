import type { TextArguments } from './message';
import { comparePositions, type TextRange } from './range';

/** `error` means that the file does not play; the terminal prints all but `hint`. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** How severe a problem is shown, by its code; `off` hides it. */
export type SeverityChoice = Severity | 'off';
/** The severities that a user chose, by the codes of problems. */
export type SeverityChoices = Readonly<Record<string, SeverityChoice>>;

/** The words of a severity setting. */
export const SEVERITY_CHOICES: readonly SeverityChoice[] = ['off', 'hint', 'info', 'warning', 'error'];

/**
 * How severe a problem is shown; `null` when it is hidden. That changes what is shown, never whether the file plays: `off` does not hide a
 * problem that stops play.
 */
export function shownSeverity({ code, severity }: Problem, choices: SeverityChoices): Severity | null {
  const choice = (Object.hasOwn(choices, code) ? choices[code] : undefined) ?? severity;
  if (choice !== 'off') return choice;
  return severity === 'error' ? severity : null;
}

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
