import { splitWords, trimmed } from '../../../core/words';
import type { RogueFile } from './rogueFile';
import { COMMENT } from './vocabulary';
import { lastLineWithText } from './words';

/**
 * The canonical text of a file without errors: header words single-spaced, nothing indented, no empty lines at the end, the rows of a map as
 * they were. `docs/games/rogue.md#canonical-form`
 */
export function format({ source, dungeonLine, map }: RogueFile): string {
  const headerEnd = map && dungeonLine ? dungeonLine.line + 1 : lastLineWithText(source.lines) + 1;
  const header = source.lines.slice(0, headerEnd).map(formatHeaderLine);
  const rows = map ? source.lines.slice(map.firstLine, map.firstLine + map.height) : [];
  return [...header, ...rows].map((line) => `${line}\n`).join('');
}

/** A line above the rows, or of a file without rows, in canonical form; a comment keeps its inner white space. */
export function formatHeaderLine(line: string): string {
  const { text } = trimmed(line);
  if (text.startsWith(COMMENT)) return text;
  return splitWords(text)
    .map((word) => word.text)
    .join(' ');
}
