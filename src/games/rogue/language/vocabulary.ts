import { ACTOR_KINDS, ACTOR_LOOKS, PRESET_STATS, type ActorKind, type Stats } from '../facts/actors';
import {
  DUNGEON_LIMITS,
  FOV_LIMITS,
  SEED_LIMITS,
  STATS_LIMITS,
  type DungeonSettings,
  type PresetLimits,
} from '../facts/limits';
import { FLOOR_TYPE, WALL_TYPE } from '../facts/tileTypes';

/** A number that a file may give. Its key names the text `rogue.number.KEY`. */
export interface Parameter extends PresetLimits {
  readonly key: keyof Stats | keyof DungeonSettings | 'fov' | 'seed';
}

/** A word that a header line starts with. `docs/games/rogue.md#header-lines` */
export interface HeaderWord {
  readonly word: ActorKind | 'fov' | 'seed' | 'map' | 'generate';
  /** The keys that may follow, each with a number. */
  readonly keys: readonly Parameter[];
  /** The number that must follow by itself, or `null`. */
  readonly value: Parameter | null;
}

/** A character of a drawn map. The words name the texts `rogue.symbol.WORD` and `rogue.about.cell.WORD`. */
export interface CellSymbol {
  readonly symbol: string;
  readonly word: 'wall' | 'floor' | ActorKind;
}

function actorWord(word: ActorKind): HeaderWord {
  const keyOf = (key: keyof Stats): Parameter => ({ key, ...STATS_LIMITS[key], preset: PRESET_STATS[word][key] });
  return { word, keys: [keyOf('hp'), keyOf('defense'), keyOf('power')], value: null };
}

function settingKey(key: keyof DungeonSettings): Parameter {
  return { key, ...DUNGEON_LIMITS[key] };
}

/** The word of the field of view's radius. */
const FOV: HeaderWord = { word: 'fov', keys: [], value: { key: 'fov', ...FOV_LIMITS } };

/** The word of the seed. */
export const SEED: HeaderWord = { word: 'seed', keys: [], value: { key: 'seed', ...SEED_LIMITS } };

/** The word that drawn rows follow. */
export const MAP: HeaderWord = { word: 'map', keys: [], value: null };

/** The word of a generated dungeon. `docs/games/rogue.md#the-line-generate` */
export const GENERATE: HeaderWord = {
  word: 'generate',
  keys: (['width', 'height', 'rooms', 'min', 'max', 'monsters'] as const).map(settingKey),
  value: null,
};

/** Every word that a header line may start with: the one table behind reading, completion, hover, grammar and docs. */
export const HEADER_WORDS: readonly HeaderWord[] = [...ACTOR_KINDS.map(actorWord), FOV, SEED, MAP, GENERATE];

/** What a comment line starts with. */
export const COMMENT = '//';

/** Every character of a map. `docs/games/rogue.md#cells` */
export const SYMBOLS: readonly CellSymbol[] = [
  { symbol: WALL_TYPE.symbol, word: 'wall' },
  { symbol: FLOOR_TYPE.symbol, word: 'floor' },
  { symbol: ' ', word: 'floor' },
  ...ACTOR_KINDS.map((kind) => ({ symbol: ACTOR_LOOKS[kind].char, word: kind })),
];

/** A small room to begin a map with. */
export const SAMPLE_ROOM: readonly string[] = ['########', '#@....o#', '########'];

/** Characters that are easily taken for those of a map, and which they look like: Latin, Cyrillic and Greek letters, the digit zero. */
const LOOK_ALIKES: readonly [symbol: string, others: string][] = [
  ['o', 'O0\u043e\u041e\u03bf'],
  ['T', 't\u0422\u03a4'],
];

const BY_WORD = new Map<string, HeaderWord>(HEADER_WORDS.map((entry) => [entry.word, entry]));
const BY_SYMBOL = new Map(SYMBOLS.map((entry) => [entry.symbol, entry]));

/** The header word that a word is, in any case. */
export function headerWordFor(text: string): HeaderWord | undefined {
  return BY_WORD.get(text.toLowerCase());
}

/** What the number of a key is when the file does not say; 0 for a key that does not exist. */
export function presetOf(word: HeaderWord['word'], key: Parameter['key']): number {
  const header = BY_WORD.get(word);
  const parameter = header?.value ?? header?.keys.find((entry) => entry.key === key);
  return parameter?.preset ?? 0;
}

/** The table's entry for a character of a map, if it has one. */
export function symbolFor(character: string): CellSymbol | undefined {
  return BY_SYMBOL.get(character);
}

/** The character of a map that another one was probably meant to be, or `null`. */
export function lookAlikeOf(character: string): string | null {
  return LOOK_ALIKES.find(([, others]) => others.includes(character))?.[0] ?? null;
}
