import type { RogueFile } from './rogueFile';
import { COMMENT } from './vocabulary';
import { isBlank, splitWords, trimWhite } from './words';

/**
 * The canonical text of a file without errors: header words single-spaced, nothing indented, no empty lines at the end, the rows of a map as
 * they were. `docs/games/rogue.md#canonical-form`
 */
export function format({ source, dungeonLine, map }: RogueFile): string {
  const headerEnd = map && dungeonLine ? dungeonLine.line + 1 : lastLineWithText(source.lines) + 1;
  const header = source.lines.slice(0, headerEnd).map(printHeaderLine);
  const rows = map ? source.lines.slice(map.firstLine, map.firstLine + map.height) : [];
  return [...header, ...rows].map((line) => `${line}\n`).join('');
}

/** A line above the rows, or of a file without rows, in canonical form; a comment keeps its inner white. */
export function printHeaderLine(text: string): string {
  const trimmed = trimWhite(text);
  if (trimmed.startsWith(COMMENT)) return trimmed;
  return splitWords(trimmed, 0)
    .map((word) => word.text)
    .join(' ');
}

function lastLineWithText(lines: readonly string[]): number {
  let line = lines.length - 1;
  while (line >= 0 && isBlank(lines[line] ?? '')) line--;
  return line;
}
