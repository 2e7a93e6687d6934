import { expect } from 'chai';
import { messageOf, placesOf, problemOf, repairsOf } from '../../support';

const CODE = 'rogue/too-many-cells';

/** A map of 1024 rows, all but the first and the last empty. */
const tall = (width: number): string => `map\n@\n${'\n'.repeat(1022)}${'.'.repeat(width)}`;

describe(CODE, () => {
  it('is an error at “map” where the map, with its short rows filled, has more than 4,194,304 cells', () => {
    expect(placesOf(CODE, tall(4096))).to.deep.equal([]);
    expect(placesOf(CODE, tall(4097))).to.deep.equal(['1:1-4']);
    expect(problemOf(CODE, tall(4097)).severity).to.equal('error');
  });

  it('names the size', () => {
    expect(messageOf(CODE, tall(4097))).to.equal(
      'With its short rows filled, this map has 4097 by 1024 cells; Turnsmith can play at most 4194304 cells. Shorten the longest row, or remove empty rows.',
    );
  });

  it('has no repair', () => {
    expect(repairsOf(CODE, tall(4097))).to.deep.equal({});
  });
});
