import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, saidOf } from '../../support';

const CODE = 'slug/goal-unreachable';

describe(CODE, () => {
  it('is one warning at the first goal when the player can walk to none, and names the cell', () => {
    const [said, ...others] = saidOf(CODE, '30\n#######\n#PA#😀G#\n####G##\n');
    expect(others).to.deep.equal([]);
    expect(said).to.include({ severity: 'warning' });
    expect(said?.range).to.deep.equal(rangeInLine(2, 6, 7));
    expect(said?.message).to.include('(1, 5)').and.include('can’t be won');
  });

  for (const [title, text] of [
    ['the corner between two walls: nobody walks askew', '30\n#P##\n##G#\n'],
    ['the walls that fill up a short row', '30\nP\n##\nAG\n'],
    ['the edge of an open board: nobody walks round it', '30\nP#G\nA##\n'],
  ] as const) {
    it(`is reported for a goal behind ${title}`, () => {
      expect(codesOf(text)).to.include(CODE);
    });
  }

  for (const [title, text] of [
    ['one goal of two that can be reached', '30\nG#P G\n'],
    ['a goal behind slugs, weapons and what plays as floor', '30\n#PASNx?LG#\n'],
    ['no goal', '30\n#PA#\n'],
    ['a level with an error', '30\n#PA#G#\n\n######\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
