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
  for (let word = wordFrom(text, 0, end); word && words.length < max; word = wordFrom(text, word.to, end))
    words.push(word);
  return words;
}

/** The first word from a place on and before `end`, or `null`. */
export function wordFrom(text: string, start: number, end = text.length): Word | null {
  let from = start;
  while (from < end && isWhite(text.charCodeAt(from))) from++;
  if (from >= end) return null;
  let to = from;
  while (to < end && !isWhite(text.charCodeAt(to))) to++;
  return { text: text.slice(from, to), from, to };
}
