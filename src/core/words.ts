/**
 * A word of a line: its characters from `from` to before `to`. Only spaces and tabs separate words, so that a no-break space is never
 * overlooked.
 */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const SPACE = 0x20;
const TAB = 0x09;

/** Whether a character separates words: a space or a tab, nothing else. */
function isWhite(codeUnit: number): boolean {
  return codeUnit === SPACE || codeUnit === TAB;
}

/** The text before `end` without the spaces and tabs around it; empty, at the end, where there is nothing else. */
export function trimmed(text: string, end = text.length): Word {
  let from = 0;
  while (from < end && isWhite(text.charCodeAt(from))) from++;
  let to = end;
  while (to > from && isWhite(text.charCodeAt(to - 1))) to--;
  return { text: text.slice(from, to), from, to };
}

/** The words before `end`, separated by spaces and tabs; at most `max` of them. */
export function splitWords(text: string, end = text.length, max = Infinity): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (words.length < max) {
    while (at < end && isWhite(text.charCodeAt(at))) at++;
    if (at >= end) break;
    const from = at;
    while (at < end && !isWhite(text.charCodeAt(at))) at++;
    words.push({ text: text.slice(from, at), from, to: at });
  }
  return words;
}
