import type { Message } from './message';

const MAX_LENGTH = 40;

/** A piece of the user's text for a message: cut where it is long, with control characters made visible. */
export function excerpt(text: string): string {
  const characters = [...text.slice(0, 2 * MAX_LENGTH)];
  const cut = characters.length > MAX_LENGTH || text.length > 2 * MAX_LENGTH;
  const shown = cut ? [...characters.slice(0, MAX_LENGTH), '…'] : characters;
  return shown.map((character) => (isInvisible(character) ? codePointName(character) : character)).join('');
}

/**
 * Names one character so that a look-alike or an invisible one can be told: the character, or its code point where it can't be seen; its code
 * point; and its name in words, to begin a sentence with.
 */
export function describeCharacter(character: string): { character: string; codePoint: string; named: Message } {
  const codePoint = codePointName(character);
  const shown = isInvisible(character) ? codePoint : character;
  const args = { character: shown, codePoint, kind: kindOf(character) };
  return { character: shown, codePoint, named: { key: 'character', args } };
}

/** Characters that can't be seen and have a name that people know. */
const INVISIBLE: Readonly<Record<string, string>> = {
  '\t': 'tab',
  '\u00A0': 'no-break-space',
  '\u00AD': 'soft-hyphen',
  '\u200B': 'zero-width-space',
  '\u200D': 'zero-width-joiner',
  '\u2028': 'line-separator',
  '\u3000': 'ideographic-space',
  '\uFEFF': 'byte-order-mark',
};

/** Scripts whose letters are taken for Latin ones. */
const SCRIPTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['armenian', /\p{Script=Armenian}/u],
  ['cherokee', /\p{Script=Cherokee}/u],
  ['full-width', /[\uFF01-\uFF5E]/u],
];

/** What kind of character it is, as the text `character` tells kinds apart. */
function kindOf(character: string): string {
  const name = INVISIBLE[character];
  if (name !== undefined) return name;
  if (isInvisible(character)) return 'invisible';
  return SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'visible';
}

function codePointName(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${code}`;
}

function isInvisible(character: string): boolean {
  return character !== ' ' && /[\p{C}\p{Z}]/u.test(character);
}
