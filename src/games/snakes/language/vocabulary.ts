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

const LOOKS_LIKE = turnOver(LOOK_ALIKES);
const SHARES_KEY_WITH = turnOver(SAME_KEYS);

/** The letter that a character looks like without being it, if there is one. */
export function lookAlikeOf(character: string): string | undefined {
  return LOOKS_LIKE.get(character);
}

/** The letter that was meant when a character was typed on a keyboard set to Russian, if there is one. */
export function sameKeyAs(character: string): string | undefined {
  return SHARES_KEY_WITH.get(character);
}

/** The letter for each of the other characters. */
function turnOver(table: readonly (readonly [letter: string, others: string])[]): ReadonlyMap<string, string> {
  return new Map(table.flatMap(([letter, others]) => [...others].map((other): [string, string] => [other, letter])));
}
