import { rangeInLine, type TextPosition, type TextRange } from '../../../../core/range';
import { ARENA_WORDS, type ArenaKeyword, type Parameter } from '../../facts/vocabulary';
import { splitWords, type Word } from '../../../../core/words';
import type { Arena } from './arena';
import { endOfCode, MAX_WORDS } from './arenaLine';

/** What a place of the text is for. */
export interface Slot {
  /** `keyword` for the first word of a line. */
  readonly wants: 'keyword' | Parameter;
  /** The line's first word, or `null` where that is what is wanted. */
  readonly keyword: ArenaKeyword | null;
  /** The word that stands there, or an empty range. */
  readonly range: TextRange;
  /** The words of the line before this one. */
  readonly before: readonly Word[];
}

/** What the place is for, or `null` in a comment, behind the last word, or on a line of no known kind. */
export function slotAt({ source }: Arena, { line, character }: TextPosition): Slot | null {
  const text = source.line(line);
  const end = endOfCode(text);
  if (character > end) return null;
  const words = splitWords(text, end, MAX_WORDS + 1);
  const before = words.filter(({ to }) => to < character);
  const here = words.find(({ from, to }) => from <= character && character <= to);
  const range = here ? rangeInLine(line, here.from, here.to) : rangeInLine(line, character, character);
  const [head] = before;
  if (!head) return { wants: 'keyword', keyword: null, range, before };
  const entry = ARENA_WORDS.find(({ keyword }) => keyword === head.text);
  const wants = entry?.parameters[before.length - 1];
  return entry && wants ? { wants, keyword: entry.keyword, range, before } : null;
}
