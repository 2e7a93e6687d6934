const TABLE = [
  { letter: 'h', word: 'own-head', kind: 'head', owner: 'own' },
  { letter: 'b', word: 'own-body', kind: 'body', owner: 'own' },
  { letter: 't', word: 'own-tail', kind: 'tail', owner: 'own' },
  { letter: 'H', word: 'enemy-head', kind: 'head', owner: 'enemy' },
  { letter: 'B', word: 'enemy-body', kind: 'body', owner: 'enemy' },
  { letter: 'T', word: 'enemy-tail', kind: 'tail', owner: 'enemy' },
  { letter: '#', word: 'wall', kind: 'wall', owner: null },
  { letter: '-', word: 'empty', kind: 'empty', owner: null },
  { letter: ' ', word: 'anything', kind: 'anything', owner: null },
] as const;

/**
 * A letter of a rule and what it asks of a cell: the kind of cell (`anything` agrees with all) and whose part it must be (`null` where there is
 * no snake in it). The words name its texts.
 */
export type CellLetter = (typeof TABLE)[number];

/** The letters of a rule: the one table behind the checks, completion, hover, the engine and the docs. `docs/games/snakes.md#cells` */
export const LETTERS: readonly CellLetter[] = TABLE;

const BY_LETTER = new Map<string, CellLetter>(LETTERS.map((entry) => [entry.letter, entry]));

/** The table's entry for a character, if it has one. */
export function letterFor(character: string): CellLetter | undefined {
  return BY_LETTER.get(character);
}
