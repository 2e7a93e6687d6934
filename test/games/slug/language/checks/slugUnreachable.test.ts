import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, saidOf } from '../../support';

const CODE = 'slug/slug-unreachable';

describe(CODE, () => {
  it('is an information at each slug whose cell the player cannot walk to, by name and cell', () => {
    const said = saidOf(CODE, '30\n#PG#A#\n##N####\n#😀#L#N\n');
    expect(said.map(({ range }) => range)).to.deep.equal([
      rangeInLine(1, 4, 5),
      rangeInLine(3, 4, 5),
      rangeInLine(3, 6, 7),
    ]);
    expect(said.map(({ severity }) => severity)).to.deep.equal(['info', 'info', 'info']);
    const named = ['AngrySlug at (0, 4)', 'ScaredSlug at (2, 3)', 'NiceSlug at (2, 5)'];
    said.forEach(({ message }, index) => expect(message).to.include(named[index]));
  });

  for (const [title, text] of [
    ['a slug behind other slugs', '30\n#GPNAL#\n'],
    ['a slug in its own room with a way in', '30\n#PG#A#\n#    #\n'],
    ['a level with an error', '30\n#P#A#\n\n#####\n'],
    ['a level without a player', '30\n#G#A#\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
