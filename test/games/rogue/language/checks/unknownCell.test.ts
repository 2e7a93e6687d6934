import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, problemOf, repairsOf } from '../../support';

const CODE = 'rogue/unknown-cell';

describe(CODE, () => {
  it('is an error at the character; a pair of UTF-16 units is one, and a lone unit is one', () => {
    expect(findingsOf('map\n@😀x\n\t.\ud83d.')).to.deep.equal([
      `${CODE} 2:2-4`,
      `${CODE} 2:4-5`,
      `${CODE} 3:1-2`,
      `${CODE} 3:3-4`,
    ]);
  });

  it('is reported for comments and header words among the rows', () => {
    expect(placesOf(CODE, 'map\n@\n// x\nfov')).to.deep.equal(['3:1-2', '3:2-3', '3:4-5', '4:1-2', '4:3-4']);
  });

  it('suggests what a look-alike was meant to be, and else floor', () => {
    const text = 'map\n@O0оОοtТΤx';
    const suggestions = placesOf(CODE, text).map((_, index) => problemOf(CODE, text, index).args['suggestion']);
    expect(suggestions.join('')).to.equal('oooooTTT.');
  });

  it('names the character by itself and by its code point, also when it cannot be seen', () => {
    expect(messageOf(CODE, 'map\n@😀')).to.equal(
      '“😀” (U+1F600) has no meaning in a map. Use . here, or another of # . @ o T and space.',
    );
    expect(problemOf(CODE, 'map\n@\t').args).to.include({ character: 'U+0009', codePoint: 'U+0009' });
  });

  it('is repaired by what it looks like, or by floor or wall, here or everywhere', () => {
    expect(repairsOf(CODE, 'map\n@O')).to.deep.equal({
      'Replace with “o”*': 'map\n@o',
      'Replace with “.”': 'map\n@.',
      'Replace with “#”': 'map\n@#',
    });
    expect(repairsOf(CODE, 'map\n@tx\nt')).to.deep.equal({
      'Replace with “T”*': 'map\n@Tx\nt',
      'Replace with “.”': 'map\n@.x\nt',
      'Replace with “#”': 'map\n@#x\nt',
      'Replace all 2 “t” (U+0074) with “T”': 'map\n@Tx\nT',
    });
    expect(repairsOf(CODE, 'map\n@😀')).to.deep.equal({
      'Replace with “.”*': 'map\n@.',
      'Replace with “#”': 'map\n@#',
    });
  });

  it('is repaired one by one where there are too many', () => {
    expect(Object.keys(repairsOf(CODE, `map\n@${'x'.repeat(10_001)}`))).to.have.lengthOf(2);
    expect(Object.keys(repairsOf(CODE, `map\n@${'x'.repeat(10_000)}`))).to.have.lengthOf(3);
  });

  it('is not reported for any cell of the table', () => {
    expect(placesOf(CODE, 'map\n# .@oT')).to.deep.equal([]);
  });
});
