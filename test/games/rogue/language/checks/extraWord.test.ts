import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, repairsOf } from '../../support';

const CODE = 'rogue/extra-word';

describe(CODE, () => {
  it('is an error at the first word behind map and behind the number of fov and seed, even a comment', () => {
    expect(findingsOf('fov 8 // wide\nseed 1 2 3\nmap x y\n@')).to.deep.equal([
      `${CODE} 1:7-9`,
      `${CODE} 2:8-9`,
      `${CODE} 3:5-6`,
    ]);
  });

  it('names the word and the line', () => {
    expect(messageOf(CODE, 'map x y\n@')).to.equal('Nothing may follow here in a “map” line; got “x”. Remove it.');
  });

  it('is repaired by removing the rest of the line', () => {
    expect(repairsOf(CODE, 'fov 8  // wide view\ngenerate')).to.deep.equal({
      'Remove the rest of this line*': 'fov 8\ngenerate',
    });
    expect(repairsOf(CODE, 'map x \n@')).to.deep.equal({ 'Remove the rest of this line*': 'map \n@' });
  });

  it('is not reported in lines with keys, which call it an unknown key', () => {
    expect(placesOf(CODE, 'player hp 3 x\ngenerate x')).to.deep.equal([]);
  });
});
