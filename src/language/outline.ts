import type { TextRange } from '../core/range';
import type { OutlineKind, Parsed } from '../games/fileFormat';
import { say, type Language } from '../l10n/text';

/** An entry of the outline as an editor shows it. */
export interface OutlineItem {
  readonly label: string;
  readonly kind: OutlineKind;
  readonly range: TextRange;
}

/** The most outline entries that an editor is given; a list of more helps nobody. */
const MAX_ENTRIES = 2000;

/** The parts of a file, in the game's order. */
export function outlineItems({ format, definition }: Parsed<unknown>, language: Language): OutlineItem[] {
  const items: OutlineItem[] = [];
  for (const { label, kind, range } of format.outline(definition)) {
    if (items.push({ label: say(language, label), kind, range }) === MAX_ENTRIES) break;
  }
  return items;
}
