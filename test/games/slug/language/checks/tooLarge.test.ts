import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { analyse } from '../../../../../src/games/analysis';
import { slugLevelFormat } from '../../../../../src/games/slug/language/format';
import { codesOf, saidOf } from '../../support';

const CODE = 'slug/too-large';
const LIMIT = 2 ** 21;

/** A level of exactly so many UTF-16 units that has a lot to be said about. */
const levelOfLength = (length: number): string => {
  const start = '0\nPP?A\n\n';
  return start + '#'.repeat(length - start.length);
};

describe(CODE, () => {
  const cases = [
    { title: 'a level', text: levelOfLength(LIMIT + 1), length: 1 },
    { title: 'nothing but line ends', text: '\n'.repeat(LIMIT + 1), length: 0 },
    { title: 'one endless line', text: '#'.repeat(LIMIT + 5), length: LIMIT },
  ];
  for (const { title, text, length } of cases) {
    it(`is the one error of a text over 2^21 units, on line 1, and nothing is played: ${title}`, () => {
      const { problems, plays } = analyse(slugLevelFormat, text);
      expect(plays).to.equal(false);
      expect(problems).to.have.length(1);
      const [said] = saidOf(CODE, text);
      expect(said).to.include({ severity: 'error' });
      expect(said?.range).to.deep.equal(rangeInLine(0, 0, length));
      expect(said?.message).to.include(String(text.length)).and.include('2097152');
    });
  }

  it('is not reported at exactly 2^21 units: then the text is looked at', () => {
    expect(codesOf(levelOfLength(LIMIT)))
      .to.include('slug/health-not-positive')
      .and.not.include(CODE);
  });
});
