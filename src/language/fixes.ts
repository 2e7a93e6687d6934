import { comparePositions, rangesTouch, type TextRange } from '../core/range';
import type { TextEdit } from '../core/textEdit';
import type { Problem } from '../core/problem';
import type { AnyFormat } from '../games/formats';
import { say, type Language } from '../l10n/text';

/** A repair as an editor offers it. */
export interface CodeAction {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  readonly isPreferred: boolean;
  /** The problem that it repairs. */
  readonly problem: Problem;
}

/** How many problems are looked at for repairs; whoever selects more wants the repairs of the whole file, which each of them offers. */
const MAX_PROBLEMS = 20;

/** The repairs of the problems that the range touches, each title once; a caret means the problem that it stands in, if there is one. */
export function codeActions(
  format: AnyFormat,
  { definition, problems }: { readonly definition: unknown; readonly problems: readonly Problem[] },
  range: TextRange,
  language: Language,
): CodeAction[] {
  const rules = [...format.checks, ...(format.optionalChecks ?? [])];
  const offered = new Map<string, CodeAction>();
  for (const problem of problemsAt(problems, range)) {
    const rule = rules.find(({ code }) => code === problem.code);
    for (const { title: phrase, edits, preferred } of rule?.fixes?.(definition, problem) ?? []) {
      const title = say(language, phrase);
      if (!offered.has(title)) offered.set(title, { title, edits, isPreferred: preferred, problem });
    }
  }
  return [...offered.values()];
}

function problemsAt(problems: readonly Problem[], range: TextRange): readonly Problem[] {
  const touched = problems.filter((problem) => rangesTouch(problem.range, range));
  const isCaret = comparePositions(range.start, range.end) === 0;
  const holding = isCaret ? touched.filter((problem) => comparePositions(range.start, problem.range.end) < 0) : [];
  return (holding.length > 0 ? holding : touched).slice(0, MAX_PROBLEMS);
}

/** A change of a text at its author's wish, as an editor offers it. */
export interface Refactor {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** The changes that are offered at a line, from 0. */
export function refactors(format: AnyFormat, definition: unknown, line: number, language: Language): Refactor[] {
  return (format.refactorings?.(definition, line) ?? []).map(({ title, edits }) => ({
    title: say(language, title),
    edits,
  }));
}
