import type { TextPosition, TextRange } from '../core/range';
import type { Parsed } from '../games/fileFormat';
import { say, type Language } from '../l10n/text';

/** An offer at the caret: what it inserts, and what that is. */
export interface CompletionItem {
  readonly label: string;
  readonly detail: string;
  readonly insertText: string;
  readonly range: TextRange;
}

/** The offers at a place; a blank is shown by an open box, since a label of white space cannot be seen. `files` as for the format. */
export function completions(
  { format, definition }: Parsed<unknown>,
  position: TextPosition,
  language: Language,
  files: readonly string[] = [],
): CompletionItem[] {
  return format.complete(definition, position, files).map(({ insert, range, description }) => ({
    label: insert.trim() === '' ? '␣' : insert,
    detail: say(language, description),
    insertText: insert,
    range,
  }));
}
