/** A letter of a rule and what it asks of a cell. The words name the texts `snakes.letter.WORD`. */
export interface CellLetter {
  readonly letter: string;
  readonly word: string;
  /** The kind of cell that it asks for; `anything` agrees with all. */
  readonly kind: 'anything' | 'empty' | 'wall' | 'head' | 'body' | 'tail';
  /** Whose the part must be; `null` where there is no snake in it. */
  readonly owner: 'own' | 'enemy' | null;
}

/** The letters of a rule: the one table behind the checks, completion, hover, grammar and docs. `docs/games/snakes.md#cells` */
export const LETTERS: readonly CellLetter[] = [
  { letter: 'h', word: 'own-head', kind: 'head', owner: 'own' },
  { letter: 'b', word: 'own-body', kind: 'body', owner: 'own' },
  { letter: 't', word: 'own-tail', kind: 'tail', owner: 'own' },
  { letter: 'H', word: 'enemy-head', kind: 'head', owner: 'enemy' },
  { letter: 'B', word: 'enemy-body', kind: 'body', owner: 'enemy' },
  { letter: 'T', word: 'enemy-tail', kind: 'tail', owner: 'enemy' },
  { letter: '#', word: 'wall', kind: 'wall', owner: null },
  { letter: '-', word: 'empty', kind: 'empty', owner: null },
  { letter: ' ', word: 'anything', kind: 'anything', owner: null },
];

/** The word that opens a file, before the name. */
export const HEADER_WORD = 'snake';

/** The word that closes a file. */
export const END_WORD = 'end';

/** The name that an offered header has. */
export const SAMPLE_NAME = 'Name';

/** By letter, the characters that look like it and are others. `docs/games/snakes.md#look-alikes` */
const LOOK_ALIKES: readonly (readonly [letter: string, others: string])[] = [
  ['H', '\u041d\u0397\uff28'],
  ['B', '\u0412\u0392\uff22'],
  ['T', '\u0422\u03a4\uff34'],
  ['h', '\u04bb\uff48'],
  ['b', '\u044c\u042c\uff42'],
  ['t', '\uff54'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2212\uff0d'],
  ['#', '\uff03'],
  [' ', '\u00a0\u2007\u202f\u3000'],
];

/** By letter, what its key types while the keyboard is set to Russian. */
const SAME_KEYS: readonly (readonly [letter: string, others: string])[] = [
  ['h', '\u0440'],
  ['b', '\u0438'],
  ['t', '\u0435'],
  ['H', '\u0420'],
  ['B', '\u0418'],
  ['T', '\u0415'],
  ['#', '\u2116'],
];

const BY_LETTER = new Map(LETTERS.map((entry) => [entry.letter, entry]));
const LOOKS_LIKE = turnOver(LOOK_ALIKES);
const SHARES_KEY_WITH = turnOver(SAME_KEYS);

/** The table's entry for a character, if it has one. */
export function letterFor(character: string): CellLetter | undefined {
  return BY_LETTER.get(character);
}

/** The letter that a character looks like without being it, if there is one. */
export function lookAlikeOf(character: string): string | undefined {
  return LOOKS_LIKE.get(character);
}

/** The letter that was meant when a character was typed on a keyboard set to Russian, if there is one. */
export function sameKeyAs(character: string): string | undefined {
  return SHARES_KEY_WITH.get(character);
}

function turnOver(table: readonly (readonly [letter: string, others: string])[]): ReadonlyMap<string, string> {
  return new Map(table.flatMap(([letter, others]) => [...others].map((other): [string, string] => [other, letter])));
}
