import { expect } from 'chai';
import { fixed, messagesOf, problemsOf } from '../../support';

const CODE = 'spire/bad-hp';

describe(CODE, () => {
  for (const [word, repaired] of [
    ['0', '1'],
    ['-3', '3'],
    ['2.5', '2'],
    ['x', '20'],
    ['+', '20'],
    ['00', '1'],
    ['--5', '5'],
    ['20HP', '20'],
    ['1,000', '1000'],
    ['٣', '20'],
    ['9007199254740992', '9007199254740991'],
    ['99999999999999999999', '9007199254740991'],
    ['1e3', '1'],
  ] as const) {
    it(`is reported for “${word}”, and repaired as ${repaired}`, () => {
      const text = `Encounter\n Louse ${word}\n`;
      expect(problemsOf(text)).to.deep.equal([`error spire/bad-hp 2:8-2:${8 + word.length}`]);
      expect(fixed(text, CODE)).to.equal(`Encounter\n Louse ${repaired}\n`);
      expect(messagesOf(text, CODE)[0]).to.include(`“${word}”`);
    });
  }

  for (const word of ['1', '+20', '007', '+0003', '9007199254740991', '09007199254740991']) {
    it(`is not reported for “${word}”`, () => {
      expect(problemsOf(`Encounter\nLouse ${word}`)).to.deep.equal([]);
    });
  }

  it('can stand beside an unknown monster and an odd gap', () => {
    expect(problemsOf('Encounter\nlouse\t0')).to.deep.equal([
      'error spire/unknown-monster 2:1-2:6',
      'warning spire/separator 2:6-2:7',
      'error spire/bad-hp 2:7-2:8',
    ]);
  });
});
