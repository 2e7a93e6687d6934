import type { Problem } from '../core/problem';
import { comparePositions, rangesTouch, type TextRange } from '../core/range';
import type { TextEdit } from '../core/textEdit';
import { allChecks, type Analysis } from '../games/analysis';
import type { Fix, Parsed, Refactoring } from '../games/fileFormat';
import { say, type Language } from '../l10n/text';

/** A repair as an editor offers it. Its edits are worked out when they are asked for. */
export interface QuickFix extends Pick<Fix, 'createFile'> {
  readonly title: string;
  edits(): readonly TextEdit[];
  readonly isPreferred: boolean;
  /** The problem that it repairs. */
  readonly problem: Problem;
}

/** How many problems are looked at for repairs; whoever selects more wants the repairs of the whole file, which each of them offers. */
const MAX_PROBLEMS = 20;

/** The repairs of the problems that the range touches, each title once; a caret means the problem that it stands in, if there is one. */
export function quickFixes(
  { format, definition, problems }: Analysis<unknown>,
  range: TextRange,
  language: Language,
): QuickFix[] {
  const checks = allChecks(format);
  const offered = new Map<string, QuickFix>();
  for (const problem of problemsAt(problems, range)) {
    const found = checks.find(({ code }) => code === problem.code);
    for (const fix of found?.fixes?.(definition, problem) ?? []) {
      const title = say(language, fix.title);
      if (offered.has(title)) continue;
      const { createFile, preferred: isPreferred } = fix;
      offered.set(title, { title, edits: () => fix.edits(), isPreferred, problem, ...(createFile && { createFile }) });
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
export interface RefactorAction {
  readonly title: string;
  readonly change: Refactoring['change'];
}

/** The changes that are offered at a line, from 0. */
export function refactorings(
  { format, definition }: Parsed<unknown>,
  line: number,
  language: Language,
): RefactorAction[] {
  return (format.refactorings?.(definition, line) ?? []).map(({ title, change }) => ({
    title: say(language, title),
    change,
  }));
}
