const MAX_LENGTH = 40;

/** A piece of the user's text for a message: cut where it is long, with control characters made visible. */
export function excerpt(text: string): string {
  const characters = [...text.slice(0, 2 * MAX_LENGTH)];
  const cut = characters.length > MAX_LENGTH || text.length > 2 * MAX_LENGTH;
  const shown = cut ? [...characters.slice(0, MAX_LENGTH), '…'] : characters;
  return shown.map((character) => (isInvisible(character) ? codePointName(character) : character)).join('');
}

/** Names one character so that a look-alike or an invisible one can be told: the character and its code point. */
export function describeCharacter(character: string): { character: string; codePoint: string } {
  return {
    character: isInvisible(character) ? codePointName(character) : character,
    codePoint: codePointName(character),
  };
}

function codePointName(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${code}`;
}

function isInvisible(character: string): boolean {
  return character !== ' ' && /[\p{C}\p{Z}]/u.test(character);
}
