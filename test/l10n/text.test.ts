import { expect } from 'chai';
import { createLanguage, say } from '../../src/l10n/text';

const ENGLISH = createLanguage('en', [
  {
    plain: 'No more.',
    place: 'At ({row}, {column}), row {row}',
    found: '“{text}” is none.',
    walls: { one: 'a wall', other: '{count} walls' },
    turns: {
      select: 'direction',
      cases: {
        N: '{name} turns north.',
        E: { one: '{name} turns east once.', other: '{name} turns east.' },
        other: '{name} turns.',
      },
    },
  },
]);

const RUSSIAN = createLanguage('ru', [
  { walls: { one: '{count} стена', few: '{count} стены', many: '{count} стен', other: '{count} стены' } },
]);

describe('what is said', () => {
  it('is the text of its key', () => {
    expect(say(ENGLISH, { key: 'plain' })).to.equal('No more.');
  });

  it('has each argument wherever its name stands', () => {
    expect(say(ENGLISH, { key: 'place', args: { row: 0, column: 12 } })).to.equal('At (0, 12), row 0');
  });

  it("shows the user's text as it is, even where that looks like a placeholder or a replacement pattern", () => {
    for (const text of ['{row}', '{text}', '$&', '$1', '']) {
      expect(say(ENGLISH, { key: 'found', args: { text, row: 5 } })).to.equal(`“${text}” is none.`);
    }
  });

  it('keeps a placeholder in sight whose argument was forgotten', () => {
    expect(say(ENGLISH, { key: 'place', args: { row: 1 } })).to.equal('At (1, {column}), row 1');
  });

  it('is the key itself when there is no text for it', () => {
    expect(say(ENGLISH, { key: 'no.such.text', args: { count: 2 } })).to.equal('no.such.text');
  });

  it('has the form for its number, in the plural rules of its language', () => {
    const english = [0, 1, 2].map((count) => say(ENGLISH, { key: 'walls', args: { count } }));
    expect(english).to.deep.equal(['0 walls', 'a wall', '2 walls']);
    const russian = [1, 2, 5, 11, 21, 104, 1.5].map((count) => say(RUSSIAN, { key: 'walls', args: { count } }));
    expect(russian).to.deep.equal(['1 стена', '2 стены', '5 стен', '11 стен', '21 стена', '104 стены', '1.5 стены']);
  });

  it('has the common form when the language has none of its own for a number, or when there is no number', () => {
    const short = createLanguage('ru', [{ walls: { one: 'стена', other: 'стены' } }]);
    expect(say(short, { key: 'walls', args: { count: 5 } })).to.equal('стены');
    expect(say(short, { key: 'walls' })).to.equal('стены');
  });

  it('has the form for the value of the argument that it selects by, with its plural', () => {
    const turns = (args: Record<string, string | number>): string => say(ENGLISH, { key: 'turns', args });
    expect(turns({ name: 'It', direction: 'N' })).to.equal('It turns north.');
    expect(turns({ name: 'It', direction: 'E', count: 1 })).to.equal('It turns east once.');
    expect(turns({ name: 'It', direction: 'E', count: 2 })).to.equal('It turns east.');
  });

  it('has the other form for a value without one of its own, even for a name that objects have', () => {
    for (const direction of ['S', '', 'constructor', '__proto__']) {
      expect(say(ENGLISH, { key: 'turns', args: { name: 'It', direction } })).to.equal('It turns.');
    }
    expect(say(ENGLISH, { key: 'constructor' })).to.equal('constructor');
  });

  it('is that of a later table where two have one', () => {
    const language = createLanguage('de', [{ yes: 'Yes', no: 'No' }, { yes: 'Ja' }]);
    expect([say(language, { key: 'yes' }), say(language, { key: 'no' })]).to.deep.equal(['Ja', 'No']);
  });
});
