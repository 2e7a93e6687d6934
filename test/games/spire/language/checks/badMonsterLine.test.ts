import { expect } from 'chai';
import { fixed, fixesOf, messagesOf, problemsOf } from '../../support';

const CODE = 'spire/bad-monster-line';

describe(CODE, () => {
  it('is reported for one word and for three or more', () => {
    expect(problemsOf('Encounter\nLouse\n\t Jaw Worm 50 \n')).to.deep.equal([
      'error spire/bad-monster-line 2:1-2:6',
      'error spire/bad-monster-line 3:3-3:14',
    ]);
  });

  it('says how many words there are', () => {
    expect(messagesOf('Encounter\nLouse\nJaw Worm 50', CODE)).to.satisfy(
      ([one = '', three = '']) =>
        one.startsWith('“Louse” is only one word') && three.startsWith('“Jaw Worm 50” has 3 words'),
    );
  });

  for (const [line, repaired, isSure] of [
    ['Jaw Worm 50', 'JawWorm 50', true],
    ['Louse', 'Louse 20', false],
    ['cultist:30', 'Cultist 30', true],
    ['Louse 20 20', 'Louse 20', true],
    ['Lousse20', 'Louse 20', false],
  ] as const) {
    it(`offers “${repaired}” for “${line}”`, () => {
      expect(fixed(`Encounter\n${line}\n`, CODE)).to.equal(`Encounter\n${repaired}\n`);
      expect(fixesOf(`Encounter\n${line}\n`, CODE)[0]?.preferred).to.equal(isSure);
    });
  }

  it('offers to remove a line that is no monster at all', () => {
    const text = 'Encounter\n# a comment of mine\nLouse 20\n';
    expect(fixesOf(text, CODE)).to.have.length(1);
    expect(fixed(text, CODE)).to.equal('Encounter\nLouse 20\n');
    expect(fixesOf(`Encounter\n${'Louse '.repeat(1000)}`, CODE)).to.have.length(1);
  });
});
