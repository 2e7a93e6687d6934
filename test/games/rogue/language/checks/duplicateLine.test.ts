import { expect } from 'chai';
import { fileOf, findingsOf, messageOf, placesOf, repairsOf } from '../../support';

const CODE = 'rogue/duplicate-line';

describe(CODE, () => {
  it('is an error at the first word of each further line of a word, which is checked but does not count', () => {
    const text = 'orc hp 7\norc hp 0 x\nseed 3\nseed 4\ngenerate';
    expect(findingsOf(text)).to.deep.equal([
      `${CODE} 2:1-4`,
      'rogue/bad-number 2:8-9',
      'rogue/unknown-key 2:10-11',
      `${CODE} 4:1-5`,
    ]);
    const file = fileOf('orc hp 7\norc hp 8 power 9\nseed 3\nseed 4\ngenerate');
    expect(file.stats.orc).to.deep.equal({ hp: 7, defense: 0, power: 3 });
    expect(file.seed).to.equal('3');
  });

  it('names the line that counts', () => {
    expect(messageOf(CODE, '\norc\nfov 3\nORC\ngenerate')).to.equal(
      '“orc” is already given in line 2, and only that line counts. Remove this one.',
    );
  });

  it('is repaired by removing the line, or all of them', () => {
    expect(repairsOf(CODE, 'orc\norc hp 3\ngenerate')).to.deep.equal({ 'Remove this line*': 'orc\ngenerate' });
    expect(repairsOf(CODE, 'orc\norc hp 3\nfov 2\nfov 3\ngenerate')).to.deep.equal({
      'Remove this line*': 'orc\nfov 2\nfov 3\ngenerate',
      'Remove all 2 repeated lines': 'orc\nfov 2\ngenerate',
    });
  });

  it('is repaired where the repeated lines are neighbours at the end of the text', () => {
    for (const end of ['', '\n']) {
      expect(repairsOf(CODE, `seed 1\nseed 2\nseed 3${end}`)).to.deep.equal({
        'Remove this line*': `seed 1\nseed 3${end}`,
        'Remove all 2 repeated lines': `seed 1${end}`,
      });
    }
  });

  it('is repaired one by one where there are too many', () => {
    const text = `orc\n${'orc\n'.repeat(10_001)}generate`;
    expect(Object.keys(repairsOf(CODE, text))).to.deep.equal(['Remove this line*']);
  });

  it('is not reported for comments, and not for rows below map', () => {
    expect(placesOf(CODE, '// x\n// x\nmap\n@\nmap')).to.deep.equal([]);
  });
});
