import { expect } from 'chai';
import { fileOf, findingsOf, messageOf, placesOf, repairsOf } from '../../support';

const CODE = 'rogue/duplicate-key';

describe(CODE, () => {
  it('is an error at a key that the line gave before; its number is checked all the same and does not count', () => {
    expect(findingsOf('orc hp 1 hp 0\ntroll power 1 power\ngenerate')).to.deep.equal([
      `${CODE} 1:10-12`,
      'rogue/bad-number 1:13-14',
      `${CODE} 2:15-20`,
      'rogue/missing-value 2:20-20',
    ]);
    expect(fileOf('orc hp 1 hp 2').stats.orc.hp).to.equal(1);
  });

  it('names the key', () => {
    expect(messageOf(CODE, 'orc hp 1 hp 2\ngenerate')).to.equal(
      '“hp” is already given in this line. Remove one of the two.',
    );
  });

  it('is repaired by removing the key with its number', () => {
    expect(repairsOf(CODE, 'orc hp 1 hp 2 power 3\ngenerate')).to.deep.equal({
      'Remove “hp”*': 'orc hp 1 power 3\ngenerate',
    });
    expect(repairsOf(CODE, 'orc hp 1 hp\ngenerate')).to.deep.equal({ 'Remove “hp”*': 'orc hp 1\ngenerate' });
    expect(repairsOf(CODE, 'orc hp hp hp hp 3\ngenerate')).to.deep.equal({ 'Remove “hp”*': 'orc hp hp 3\ngenerate' });
  });

  it('is not reported for unknown keys, nor for the same key in other lines', () => {
    expect(placesOf(CODE, 'orc x 1 x 2 hp 3\ntroll hp 3\ngenerate')).to.deep.equal([]);
  });
});
