/** A place in a text as editors count it: line and UTF-16 code unit, both from 0. */
export interface TextPosition {
  readonly line: number;
  readonly character: number;
}

/** A stretch of a text; `end` is exclusive. An empty range is a place between two characters. */
export interface TextRange {
  readonly start: TextPosition;
  readonly end: TextPosition;
}

/** The range from `[startLine, startCharacter]` to `[endLine, endCharacter]`, all from 0. */
export function rangeOf(startLine: number, startCharacter: number, endLine: number, endCharacter: number): TextRange {
  return { start: { line: startLine, character: startCharacter }, end: { line: endLine, character: endCharacter } };
}

/** A range within one line. */
export function rangeInLine(line: number, from: number, to: number): TextRange {
  return rangeOf(line, from, line, to);
}

/** Orders places: negative when `a` stands before `b`, 0 when they are the same. */
export function comparePositions(a: TextPosition, b: TextPosition): number {
  return a.line - b.line || a.character - b.character;
}

/** Whether the place lies in the range; both ends count, so that an empty range holds its own place. */
export function rangeContains(range: TextRange, position: TextPosition): boolean {
  return comparePositions(range.start, position) <= 0 && comparePositions(position, range.end) <= 0;
}

/** Whether the two ranges share a place; touching counts. */
export function rangesTouch(a: TextRange, b: TextRange): boolean {
  return comparePositions(a.start, b.end) <= 0 && comparePositions(b.start, a.end) <= 0;
}
