import { rangeInLine, type TextPosition, type TextRange } from '../../../../core/range';
import { splitWords, type Word } from '../../../../core/words';
import { ARENA_WORDS, type Parameter } from '../../facts/vocabulary';
import type { Arena } from './arena';
import { endOfCode, MAX_WORDS } from './arenaLine';

/** What belongs at a place of the text. */
export interface Expected {
  /** `keyword` for the first word of a line. */
  readonly what: 'keyword' | Parameter;
  /** The word that stands there, or an empty range. */
  readonly range: TextRange;
  /** The words of the line before this one. */
  readonly before: readonly Word[];
}

/** What belongs at a place; `null` in a comment, after the last word, or on a line that begins with an unknown word. */
export function expectedAt({ source }: Arena, { line, character }: TextPosition): Expected | null {
  const text = source.line(line);
  const end = endOfCode(text);
  if (character > end) return null;
  const words = splitWords(text, end, MAX_WORDS + 1);
  const before = words.filter(({ to }) => to < character);
  const here = words.find(({ from, to }) => from <= character && character <= to);
  const range = here ? rangeInLine(line, here.from, here.to) : rangeInLine(line, character, character);
  const [head] = before;
  if (!head) return { what: 'keyword', range, before };
  const entry = ARENA_WORDS.find(({ keyword }) => keyword === head.text);
  const what = entry?.parameters[before.length - 1];
  return what ? { what, range, before } : null;
}
