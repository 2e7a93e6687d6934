import { shownSeverity, type Problem, type Severity, type SeverityChoices } from '../core/problem';
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

/** The problems with their messages, with the severities that the user wants. */
export function diagnostics(
  problems: readonly Problem[],
  language: Language,
  choices: SeverityChoices = {},
): Diagnostic[] {
  return problems.flatMap((problem) => {
    const severity = shownSeverity(problem, choices);
    if (severity === null) return [];
    const { range, code, args } = problem;
    return [{ range, severity, code, message: say(language, { key: code, args }), problem }];
  });
}
