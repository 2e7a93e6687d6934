import { rangeInLine, type TextRange } from '../../../../core/range';
import { splitWords, trimmed, wordFrom, type Word } from '../../../../core/words';
import { ARENA_WORDS, type ArenaWord, type Parameter } from '../../facts/vocabulary';

/** How many words the longest kind of line has. */
export const MAX_WORDS = 1 + Math.max(...ARENA_WORDS.map(({ parameters }) => parameters.length));

const NO_WORDS: readonly Word[] = [];

/** A line of an arena that has words on it. */
export interface ArenaLine {
  /** From 0. */
  readonly line: number;
  /** The first word. */
  readonly head: Word;
  /** What kind of line it is, or `null` when its first word is unknown. */
  readonly entry: ArenaWord | null;
  /** The words after the first one; of surplus words only the first few, and none behind an unknown first one. */
  readonly words: readonly Word[];
  /** From the first word to the last, without the comment. */
  readonly code: Word;
}

/** Where the comment of a line begins; the end of the line when it has none. */
export function endOfCode(text: string): number {
  const mark = text.indexOf('#');
  return mark < 0 ? text.length : mark;
}

/** Reads a line; `null` when it is blank or a comment. */
export function readArenaLine(line: number, text: string): ArenaLine | null {
  const end = endOfCode(text);
  const head = wordFrom(text, 0, end);
  if (!head) return null;
  const entry = ARENA_WORDS.find(({ keyword }) => keyword === head.text) ?? null;
  const words = entry ? splitWords(text, end, MAX_WORDS + 1).slice(1) : NO_WORDS;
  return { line, head, entry, words, code: head.to === end ? head : trimmed(text, end) };
}

/** The word for a parameter, or `undefined` when this kind of line has no such parameter or the word is missing. */
export function wordFor({ entry, words }: ArenaLine, parameter: Parameter): Word | undefined {
  const index = entry?.parameters.indexOf(parameter) ?? -1;
  return index < 0 ? undefined : words[index];
}

/** Where a word of a line stands. */
export function rangeOfWord({ line }: { readonly line: number }, { from, to }: Word): TextRange {
  return rangeInLine(line, from, to);
}
