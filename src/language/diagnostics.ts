import type { Problem, Severity } from '../core/problem';
import type { TextRange } from '../core/range';
import { say, type Language } from '../l10n/text';

/** A problem as people see it. */
export interface Diagnostic {
  readonly range: TextRange;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  /** What it was made of, for its fixes. */
  readonly problem: Problem;
}

/** How severe a problem is shown, by code; `off` hides it. */
export type SeverityChoice = Severity | 'off';
export type SeverityChoices = Readonly<Record<string, SeverityChoice>>;

/**
 * The problems with their messages, with the severities that the user wants. That changes what is shown, never whether the file plays:
 * `off` does not hide a problem that stops play.
 */
export function diagnostics(
  problems: readonly Problem[],
  language: Language,
  choices: SeverityChoices = {},
): Diagnostic[] {
  return problems.flatMap((problem) => {
    const choice = choices[problem.code] ?? problem.severity;
    if (choice === 'off' && problem.severity !== 'error') return [];
    const severity = choice === 'off' ? problem.severity : choice;
    const message = say(language, { key: problem.code, args: problem.args });
    return [{ range: problem.range, severity, code: problem.code, message, problem }];
  });
}
