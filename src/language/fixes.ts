import { rangesTouch, type TextRange } from '../core/range';
import type { TextEdit } from '../core/textEdit';
import type { Problem } from '../core/problem';
import type { AnyFormat } from '../games/registry';
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
      const rule = format.rules.find(({ code }) => code === problem.code);
      return (rule?.fixes?.(definition, problem) ?? []).map(({ title, edits, preferred }) => ({
        title: say(language, title),
        edits,
        isPreferred: preferred,
        problem,
      }));
    });
}
