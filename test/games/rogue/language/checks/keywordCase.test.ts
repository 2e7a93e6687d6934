import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, problemOf, repairsOf } from '../../support';

const CODE = 'rogue/keyword-case';

describe(CODE, () => {
  it('is an error at the word, and the line is read as if it were spelt right', () => {
    expect(findingsOf('Player HP 3\nFOV 0\nORC hp 5\norc\nGenerate min 9 max 3')).to.deep.equal([
      `${CODE} 1:1-7`,
      'rogue/unknown-key 1:8-10',
      `${CODE} 2:1-4`,
      'rogue/bad-number 2:5-6',
      `${CODE} 3:1-4`,
      'rogue/duplicate-line 4:1-4',
      `${CODE} 5:1-9`,
      'rogue/room-size 5:1-9',
    ]);
    expect(problemOf(CODE, 'Map\n@').severity).to.equal('error');
  });

  it('says how to write it', () => {
    expect(messageOf(CODE, 'MAP\n@')).to.equal('Write “MAP” in lower case: map.');
  });

  it('is repaired by lower case', () => {
    expect(repairsOf(CODE, 'Map\n@')).to.deep.equal({ 'Change to “map”*': 'map\n@' });
    expect(repairsOf(CODE, 'orc\n ORC hp 3\ngenerate')).to.deep.equal({
      'Change to “orc”*': 'orc\n orc hp 3\ngenerate',
    });
  });

  it('is not reported for keys, which are other words in upper case', () => {
    expect(placesOf(CODE, 'player HP 3\ngenerate WIDTH 9')).to.deep.equal([]);
  });
});
