import { expect } from 'chai';
import fc from 'fast-check';
import { describeCharacter, excerpt } from '../../src/core/excerpt';
import { say } from '../../src/l10n/text';
import { propertyOptions } from '../support/property';
import { ENGLISH } from '../support/registry';

describe('an excerpt of a text', () => {
  const table: readonly [title: string, text: string, shown: string][] = [
    ['is the text itself when that is short', 'a b # {x} “ü”', 'a b # {x} “ü”'],
    ['is empty for an empty text', '', ''],
    ['keeps forty characters whole', 'x'.repeat(40), 'x'.repeat(40)],
    ['cuts at the forty-first', 'x'.repeat(41), `${'x'.repeat(40)}…`],
    ['counts characters, not UTF-16 units', '\u{1F40C}'.repeat(40), '\u{1F40C}'.repeat(40)],
    ['cuts no character in two', `x${'\u{1F40C}'.repeat(50)}`, `x${'\u{1F40C}'.repeat(39)}…`],
    ['names a tab, a NUL and a line end', 'a\tb\0c\nd', 'aU+0009bU+0000cU+000Ad'],
    ['names a no-break space and a zero-width one', '\u00A0\u200B', 'U+00A0U+200B'],
    ['names a direction mark, which would turn the message round', '\u202Ea', 'U+202Ea'],
    ['names half a surrogate pair', '\uD83D!', 'U+D83D!'],
  ];
  for (const [title, text, shown] of table) {
    it(title, () => {
      expect(excerpt(text)).to.equal(shown);
    });
  }

  it('is never long and never breaks a line, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const shown = excerpt(text);
        expect([...shown].length).to.be.at.most(40 * 'U+10FFFF'.length + 1);
        expect(shown).not.to.match(/[\r\n\u2028\u2029]/);
      }),
      propertyOptions(200),
    );
  });
});

describe('the description of a character', () => {
  const table: readonly [character: string, shown: string, codePoint: string, name: string][] = [
    ['x', 'x', 'U+0078', '“x” (U+0078)'],
    ['Р', 'Р', 'U+0420', '“Р” (U+0420, a Cyrillic letter)'],
    ['Η', 'Η', 'U+0397', '“Η” (U+0397, a Greek letter)'],
    ['＃', '＃', 'U+FF03', '“＃” (U+FF03, a full-width character)'],
    ['\u{1F40C}', '\u{1F40C}', 'U+1F40C', '“\u{1F40C}” (U+1F40C)'],
    ['\t', 'U+0009', 'U+0009', 'A tab (U+0009)'],
    ['\u00A0', 'U+00A0', 'U+00A0', 'A no-break space (U+00A0)'],
    ['\u0007', 'U+0007', 'U+0007', 'An invisible character (U+0007)'],
    [' ', ' ', 'U+0020', '“ ” (U+0020)'],
  ];
  for (const [character, shown, codePoint, name] of table) {
    it(`of ${codePoint} shows “${shown}” and calls it ${name}`, () => {
      const { named, ...description } = describeCharacter(character);
      expect(description).to.deep.equal({ character: shown, codePoint });
      expect(say(ENGLISH, named)).to.equal(name);
    });
  }
});
