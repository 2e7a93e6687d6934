import type { TextPosition, TextRange } from '../core/range';
import { NO_COMPANIONS } from '../games/analysis';
import type { Companions, OutlineKind, Message } from '../games/fileFormat';
import type { AnyFormat } from '../games/formats';
import { say, type Language } from '../l10n/text';

/** An offer at the caret: what it inserts, and what that is. */
export interface CompletionItem {
  readonly label: string;
  readonly detail: string;
  readonly insertText: string;
  readonly range: TextRange;
}

/** A hover in Markdown, a paragraph line each. */
export interface HoverText {
  readonly range: TextRange;
  readonly lines: readonly string[];
}

export interface OutlineItem {
  readonly label: string;
  readonly kind: OutlineKind;
  readonly range: TextRange;
}

/** The offers at a place; a blank is shown by an open box, since a label of white space cannot be seen. */
export function completions(
  format: AnyFormat,
  definition: unknown,
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

/** What stands at a place, or `null`. */
export function hoverText(
  format: AnyFormat,
  definition: unknown,
  position: TextPosition,
  language: Language,
): HoverText | null {
  const hover = format.hover(definition, position);
  return hover && { range: hover.range, lines: hover.messages.map((phrase) => say(language, escaped(phrase))) };
}

/** The phrase with the user's own characters kept from being read as Markdown. */
function escaped({ key, args = {} }: Message): Message {
  const safe = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&') : value,
  ]);
  return { key, args: Object.fromEntries(safe) };
}

/** The most outline entries that an editor is given; a list of more helps nobody. */
const MAX_OUTLINE_ENTRIES = 2000;

/** The parts of a file, in the game's order. */
export function outlineItems(format: AnyFormat, definition: unknown, language: Language): OutlineItem[] {
  return format
    .outline(definition)
    .slice(0, MAX_OUTLINE_ENTRIES)
    .map(({ label, kind, range }) => ({ label: say(language, label), kind, range }));
}

/** A remark behind a place of the text, as an editor shows it. */
export interface InlayHint {
  readonly position: TextPosition;
  readonly label: string;
}

/** The remarks of a file; `companions` as the format asks for. */
export function inlayHints(
  format: AnyFormat,
  definition: unknown,
  language: Language,
  companions: Companions = NO_COMPANIONS,
): InlayHint[] {
  return (format.hints?.(definition, companions) ?? []).map(({ position, label }) => ({
    position,
    label: say(language, label),
  }));
}
