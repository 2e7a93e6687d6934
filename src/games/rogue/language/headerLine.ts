import { lastUpTo } from '../../../core/byLine';
import type { Limits } from '../facts/limits';
import { headerWordFor, type HeaderWord, type Parameter } from './vocabulary';
import { splitWords, type Word } from './words';

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
  /** All words; of a line with an unknown first word only that. */
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

const NONE: readonly Setting[] = [];

/** Reads the line that begins with a word. */
export function readHeaderLine(first: Word, text: string, isSeen: (word: HeaderWord) => boolean): HeaderLine {
  const { line } = first;
  const header = headerWordFor(first.text) ?? null;
  if (!header) return { line, words: [first], first, header, isRepeated: false, settings: NONE, surplus: null };
  const words = splitWords(text, first);
  const settings = header.value ? [readValue(first, header.value, words[1] ?? null)] : readSettings(header, words);
  const surplus = header.keys.length > 0 ? null : (words[header.value ? 2 : 1] ?? null);
  return { line, words, first, header, isRepeated: isSeen(header), settings, surplus };
}

function readValue(key: Word, parameter: Parameter, value: Word | null): Setting {
  return { key, parameter, value, isGood: value !== null && isNumber(value.text, parameter), isRepeated: false };
}

/** Reads the keys and their numbers behind the first word. */
function readSettings({ keys }: HeaderWord, words: readonly Word[]): readonly Setting[] {
  if (keys.length === 0 || words.length < 2) return NONE;
  const settings: Setting[] = [];
  const seen = new Set<Parameter>();
  for (let index = 1; index < words.length; index++) {
    const key = words[index];
    if (!key) break;
    const next = words[index + 1] ?? null;
    const parameter = parameterFor(keys, key.text);
    const value = parameter || (next && isInteger(next.text)) ? next : null;
    if (value) index++;
    settings.push({
      key,
      parameter,
      value,
      isGood: parameter !== null && value !== null && isNumber(value.text, parameter),
      isRepeated: parameter !== null && seen.has(parameter),
    });
    if (parameter) seen.add(parameter);
  }
  return settings;
}

function parameterFor(keys: readonly Parameter[], text: string): Parameter | null {
  for (const parameter of keys) if (parameter.key === text) return parameter;
  return null;
}

/** The setting that a place is in or behind; `undefined` above the first one. */
export function settingUpTo({ settings }: HeaderLine, character: number): Setting | undefined {
  return settings[lastUpTo(settings, character, ({ key }) => key.from)];
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
