import { rangeInLine, type TextRange } from '../../../../core/range';
import { ARENA_WORDS, type ArenaWord, type Parameter } from '../../facts/vocabulary';
import { splitWords, trimmed, type Word } from '../../../../core/words';

/** As many words as the longest kind of line has. */
export const MAX_WORDS = 1 + Math.max(...ARENA_WORDS.map(({ parameters }) => parameters.length));

/** A line of an arena that has words on it. */
export interface ArenaLine {
  /** From 0. */
  readonly line: number;
  /** The first word. */
  readonly head: Word;
  /** What kind of line it is, or `null` when its first word is none of ours. */
  readonly entry: ArenaWord | null;
  /** The words behind the first one; of those that are too many only the first. */
  readonly words: readonly Word[];
  /** The words and what is between them, without the comment. */
  readonly code: Word;
}

/** Where the comment of a line begins; the line's length when it has none. */
export function endOfCode(text: string): number {
  const mark = text.indexOf('#');
  return mark < 0 ? text.length : mark;
}

/** Reads a line; `null` when it is blank or a comment. */
export function readArenaLine(line: number, text: string): ArenaLine | null {
  const end = endOfCode(text);
  const [head, ...words] = splitWords(text, end, MAX_WORDS + 1);
  if (!head) return null;
  const entry = ARENA_WORDS.find(({ keyword }) => keyword === head.text) ?? null;
  return { line, head, entry, words, code: trimmed(text, end) };
}

/** The word that stands for a parameter, or `undefined` when the line has none or ends before it. */
export function wordFor({ entry, words }: ArenaLine, parameter: Parameter): Word | undefined {
  const index = entry?.parameters.indexOf(parameter) ?? -1;
  return index < 0 ? undefined : words[index];
}

/** The place of a word of a line. */
export function rangeOfWord({ line }: { readonly line: number }, { from, to }: Word): TextRange {
  return rangeInLine(line, from, to);
}
