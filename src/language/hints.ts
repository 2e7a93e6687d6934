import type { TextPosition } from '../core/range';
import type { FileUse, Hint, Parsed } from '../games/fileFormat';
import { say, type Language } from '../l10n/text';

/** A remark behind a place of the text, as an editor shows it. */
export interface InlayHint extends Pick<Hint, 'origin'> {
  readonly position: TextPosition;
  readonly label: string;
}

/** The remarks of a file; `uses` are the files that name it, the most telling one first. */
export function inlayHints(
  { format, definition }: Parsed<unknown>,
  uses: readonly FileUse[],
  language: Language,
): InlayHint[] {
  return (format.hints?.(definition, uses) ?? []).map((hint) => ({ ...hint, label: say(language, hint.label) }));
}
