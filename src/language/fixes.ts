import { rangesTouch, type TextRange } from '../core/range';
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

/** The repairs of the problems that the range touches. */
export function codeActions(
  format: AnyFormat,
  { definition, problems }: { readonly definition: unknown; readonly problems: readonly Problem[] },
  range: TextRange,
  language: Language,
): CodeAction[] {
  return problems
    .filter((problem) => rangesTouch(problem.range, range))
    .flatMap((problem) => {
      const rule = [...format.rules, ...(format.furtherRules ?? [])].find(({ code }) => code === problem.code);
      return (rule?.fixes?.(definition, problem) ?? []).map(({ title, edits, preferred }) => ({
        title: say(language, title),
        edits,
        isPreferred: preferred,
        problem,
      }));
    });
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
