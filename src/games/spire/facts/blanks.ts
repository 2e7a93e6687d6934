import type { Word } from '../../../core/words';

const WORDS = /[^ \t\v\f]+/g;

/** Whether a UTF-16 code unit is white space in this game: a space, tab, vertical tab or form feed. `docs/games/spire.md#the-file` */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0b || code === 0x0c;
}

/** Where a text begins and ends without the white space around it, in UTF-16 code units; both 0 when there is nothing else. */
export function trimmedSpan(text: string): { from: number; to: number } {
  let to = text.length;
  while (to > 0 && isBlank(text.charCodeAt(to - 1))) to--;
  let from = 0;
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  return { from, to };
}

/** The text without the white space around it. */
export function trimBlanks(text: string): string {
  const { from, to } = trimmedSpan(text);
  return text.slice(from, to);
}

/** The text without the white space at its end. */
export function trimEndBlanks(text: string): string {
  return text.slice(0, trimmedSpan(text).to);
}

/** The first words of a line with their places, at most `limit` of them. */
export function wordsOf(text: string, limit: number): Word[] {
  const words: Word[] = [];
  let to = 0;
  while (words.length < limit) {
    let from = to;
    while (from < text.length && isBlank(text.charCodeAt(from))) from++;
    if (from === text.length) break;
    to = from;
    while (to < text.length && !isBlank(text.charCodeAt(to))) to++;
    words.push({ text: text.slice(from, to), from, to });
  }
  return words;
}

/** All words of a line. */
export function splitAtBlanks(text: string): readonly string[] {
  return text.match(WORDS) ?? [];
}
