import { ACTOR_KINDS, ACTOR_LOOKS, PRESET_STATS, type ActorKind } from '../facts/actorKind';

/** A number that a file may give, with the least and greatest it may be and what it is when the file is silent. */
export interface Parameter {
  /** Names the texts `rogue.number.KEY` and, for completion, what to insert. */
  readonly key: string;
  readonly least: number;
  readonly most: number;
  readonly preset: number;
}

/** A word that a header line begins with. `docs/games/rogue.md#header-lines` */
export interface HeaderWord {
  readonly word: string;
  /** The keys that may follow, each with a number. */
  readonly keys: readonly Parameter[];
  /** The number that must follow by itself, or `null`. */
  readonly value: Parameter | null;
}

/** A character of a drawn map. The words name the texts `rogue.symbol.WORD` and `rogue.about.WORD`. */
export interface CellSymbol {
  readonly symbol: string;
  readonly word: 'wall' | 'floor' | ActorKind;
}

const MAX_STRENGTH = 999999;

function actorWord(word: ActorKind): HeaderWord {
  const { hp, defense, power } = PRESET_STATS[word];
  const keys = [
    { key: 'hp', least: 1, most: MAX_STRENGTH, preset: hp },
    { key: 'defense', least: 0, most: MAX_STRENGTH, preset: defense },
    { key: 'power', least: 0, most: MAX_STRENGTH, preset: power },
  ];
  return { word, keys, value: null };
}

/** The field of view's radius in cells. */
export const FOV: Parameter = { key: 'fov', least: 1, most: 999, preset: 8 };

/** The seed, an integer of any size and sign. */
export const SEED: Parameter = { key: 'seed', least: -Infinity, most: Infinity, preset: 0 };

/** The word that drawn rows follow. */
export const MAP: HeaderWord = { word: 'map', keys: [], value: null };

/** The word of a generated dungeon. `docs/games/rogue.md#the-line-generate` */
export const GENERATE: HeaderWord = {
  word: 'generate',
  keys: [
    { key: 'width', least: 3, most: 500, preset: 80 },
    { key: 'height', least: 3, most: 500, preset: 45 },
    { key: 'rooms', least: 1, most: 1000, preset: 30 },
    { key: 'min', least: 2, most: 499, preset: 6 },
    { key: 'max', least: 2, most: 499, preset: 10 },
    { key: 'monsters', least: 0, most: 100, preset: 2 },
  ],
  value: null,
};

/** Every word that a header line may begin with: the one table behind reading, completion, hover, grammar and docs. */
export const HEADER_WORDS: readonly HeaderWord[] = [
  ...ACTOR_KINDS.map(actorWord),
  { word: FOV.key, keys: [], value: FOV },
  { word: SEED.key, keys: [], value: SEED },
  MAP,
  GENERATE,
];

/** What a comment line begins with. */
export const COMMENT = '//';

/** Every character of a map. `docs/games/rogue.md#cells` */
export const SYMBOLS: readonly CellSymbol[] = [
  { symbol: '#', word: 'wall' },
  { symbol: '.', word: 'floor' },
  { symbol: ' ', word: 'floor' },
  ...ACTOR_KINDS.map((kind) => ({ symbol: ACTOR_LOOKS[kind].char, word: kind })),
];

/** Characters that are easily taken for those of a map, and which they look like: Latin, Cyrillic and Greek letters, the digit zero. */
const LOOK_ALIKES: readonly [symbol: string, others: string][] = [
  ['o', 'O0\u043e\u041e\u03bf'],
  ['T', 't\u0422\u03a4'],
];

const BY_WORD = new Map(HEADER_WORDS.map((entry) => [entry.word, entry]));
const BY_SYMBOL = new Map(SYMBOLS.map((entry) => [entry.symbol, entry]));

/** The header word that a word is, in any case. */
export function headerWordFor(text: string): HeaderWord | undefined {
  return BY_WORD.get(text.toLowerCase());
}

/** What the number of a key is when the file is silent; 0 for a key that does not exist. */
export function presetOf(word: string, key: string): number {
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
