import type { Message } from '../core/message';
import type { TextPosition, TextRange } from '../core/range';
import type { Parsed } from '../games/fileFormat';
import { say, type Language } from '../l10n/text';

/** A hover in Markdown, a paragraph line each. */
export interface HoverText {
  readonly range: TextRange;
  readonly lines: readonly string[];
}

/** What stands at a place, or `null`. */
export function hoverText(
  { format, definition }: Parsed<unknown>,
  position: TextPosition,
  language: Language,
): HoverText | null {
  const hover = format.hover(definition, position);
  return hover && { range: hover.range, lines: hover.messages.map((message) => say(language, escaped(message))) };
}

/** The message with the user's own characters kept from being read as Markdown. */
function escaped({ key, args = {} }: Message): Message {
  const safe = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'object' ? escaped(value) : safeText(value),
  ]);
  return { key, args: Object.fromEntries(safe) };
}

function safeText(value: string | number): string | number {
  return typeof value === 'string' ? value.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&') : value;
}
