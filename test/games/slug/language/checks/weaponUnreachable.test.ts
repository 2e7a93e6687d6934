import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, saidOf } from '../../support';

const CODE = 'slug/weapon-unreachable';

describe(CODE, () => {
  it('is an information at each weapon that the player cannot walk to, by name and cell', () => {
    const said = saidOf(CODE, '30\n#PGA#D#\n##S####\n#😀#H#\n');
    expect(said.map(({ range }) => range)).to.deep.equal([rangeInLine(1, 5, 6), rangeInLine(3, 4, 5)]);
    expect(said.map(({ severity }) => severity)).to.deep.equal(['info', 'info']);
    expect(said[0]?.message).to.include('PoisonDart').and.include('(0, 5)');
    expect(said[1]?.message).to.include('HealingRock').and.include('(2, 3)');
  });

  it('names a sword as well, behind walls that fill up a short row', () => {
    expect(saidOf(CODE, '30\nP\n####\nAG S\n')[0]?.message).to.include('PoisonSword').and.include('(2, 3)');
  });

  for (const [title, text] of [
    ['weapons on the way, behind slugs and what plays as floor', '30\n#GPASxDNH#\n'],
    ['the weapon of a slug that cannot be reached', '30\n#PG#A#\n'],
    ['a level with an error', '30\n#PP#S#\n'],
    ['a level without a good health', '3.5\n#P#S#\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
