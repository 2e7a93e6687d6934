import type { Limits } from '../facts/limits';
import { headerWordFor, type HeaderWord, type Parameter } from './vocabulary';
import type { Word } from './words';

/** A key of a header line with the word behind it; in a line such as `fov 8` the first word is the key. */
export interface Setting {
  readonly key: Word;
  /** What the key means, or `null` for one that its line does not have. */
  readonly parameter: Parameter | null;
  /** The word that was taken for its number; after an unknown key only an integer is taken. */
  readonly value: Word | null;
  /** Whether the value is a number in the parameter's range. */
  readonly isGood: boolean;
  /** Whether the line has already given the key. */
  readonly isRepeated: boolean;
}

/** A line above the dungeon that is neither blank nor a comment, taken apart. `docs/games/rogue.md#header-lines` */
export interface HeaderLine {
  readonly line: number;
  readonly words: readonly Word[];
  readonly first: Word;
  /** What the first word means, in whatever case, or `null` for an unknown one; then nothing else of the line is read. */
  readonly header: HeaderWord | null;
  /** Whether such a line stands above. */
  readonly isRepeated: boolean;
  readonly settings: readonly Setting[];
  /** The first word that doesn't belong. */
  readonly surplus: Word | null;
}

/** Reads a line of one word or more. */
export function readHeaderLine(first: Word, words: readonly Word[], isSeen: (word: HeaderWord) => boolean): HeaderLine {
  const header = headerWordFor(first.text) ?? null;
  const line: HeaderLine = {
    line: first.line,
    words,
    first,
    header,
    isRepeated: header !== null && isSeen(header),
    settings: [],
    surplus: null,
  };
  if (!header) return line;
  if (header.value) {
    const [, value = null, surplus = null] = words;
    const isGood = value !== null && isNumber(value.text, header.value);
    return { ...line, settings: [{ key: first, parameter: header.value, value, isGood, isRepeated: false }], surplus };
  }
  if (header.keys.length > 0) return { ...line, settings: readSettings(header, words.slice(1)) };
  return { ...line, surplus: words[1] ?? null };
}

/** Reads keys and their numbers. */
export function readSettings(header: HeaderWord, words: readonly Word[]): Setting[] {
  const settings: Setting[] = [];
  const seen = new Set<string>();
  for (let index = 0; index < words.length; index++) {
    const key = words[index];
    if (!key) break;
    const next = words[index + 1] ?? null;
    const parameter = header.keys.find((entry) => entry.key === key.text) ?? null;
    const value = parameter || (next && isInteger(next.text)) ? next : null;
    if (value) index++;
    settings.push({
      key,
      parameter,
      value,
      isGood: parameter !== null && value !== null && isNumber(value.text, parameter),
      isRepeated: parameter !== null && seen.has(key.text),
    });
    seen.add(key.text);
  }
  return settings;
}

/** Whether the text is a number within the limits: digits only, with a minus sign only where negative numbers are allowed. */
function isNumber(text: string, { least, most }: Limits): boolean {
  if (!(least < 0 ? isInteger(text) : /^[0-9]+$/.test(text))) return false;
  return Number(text) >= least && Number(text) <= most;
}

/** Whether the text is a whole number, perhaps with a minus sign. */
export function isInteger(text: string): boolean {
  return /^-?[0-9]+$/.test(text);
}

/** Where the last word of the line ends. */
export function endOfLine({ words, first }: HeaderLine): number {
  return (words.at(-1) ?? first).to;
}
