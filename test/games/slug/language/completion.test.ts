import { expect } from 'chai';
import { rangeInLine } from '../../../../src/core/range';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import type { Completion } from '../../../../src/games/fileFormat';
import { codesOf, levelOf, saidIn, textOf } from '../support';

const offersAt = (text: string, line: number, character: number): readonly Completion[] =>
  slugLevelFormat.complete(levelOf(text), { line, character }, []);

describe('the completions of a level', () => {
  for (const [title, text, length] of [
    ['an empty file', '', 0],
    ['a health', '15\n#P#\n', 2],
    ['something else', ' x y \n', 5],
  ] as const) {
    it(`offer healths in place of all of line 1, over ${title}`, () => {
      const offers = offersAt(text, 0, Math.min(1, length));
      expect(offers.length).to.be.greaterThan(2);
      for (const { insert, range, description } of offers) {
        expect(range).to.deep.equal(rangeInLine(0, 0, length));
        expect(codesOf(textOf(insert, '#####', '#PGA#', '#####'))).to.deep.equal([]);
        expect(saidIn([description])[0]).to.include(insert);
      }
    });
  }

  it('offer every character of the map once, in place of the one behind the caret', () => {
    const offers = offersAt('9\n#😀P#\n', 1, 3);
    expect([...offers.map(({ insert }) => insert)].sort().join('')).to.equal(' #ADGHLNPS');
    for (const { range } of offers) expect(range).to.deep.equal(rangeInLine(1, 3, 4));
    expect(offersAt('9\n#😀P#\n', 1, 1)[0]?.range, 'a pair of UTF-16 units').to.deep.equal(rangeInLine(1, 1, 3));
  });

  it('offer them behind a row without replacing anything', () => {
    expect(offersAt('9\n#P#\n', 1, 3)[0]?.range).to.deep.equal(rangeInLine(1, 3, 3));
  });

  it('offer the map in blank lines and below the text as well', () => {
    for (const line of [1, 2, 7]) expect(offersAt('9\n\n#P#\n', line, 0)).to.have.length(10);
  });

  it('say what is worth knowing of each character', () => {
    const said = new Map(offersAt('9\n#', 1, 1).map(({ insert, description }) => [insert, saidIn([description])[0]]));
    expect(said.get('A')).to.match(/^AngrySlug: health 5, chases .* PoisonSword$/);
    expect(said.get('L')).to.match(/^ScaredSlug: health 3, flees .* PoisonDart$/);
    expect(said.get('N')).to.match(/^NiceSlug: health 10, never moves, .* HealingRock$/);
    expect(said.get('S')).to.equal('PoisonSword: damage 2 and poison 1, range 1');
    expect(said.get('D')).to.equal('PoisonDart: poison 2, range 2');
    expect(said.get('H')).to.equal('HealingRock: healing 2, range 2');
  });
});
