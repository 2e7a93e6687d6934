import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, repairsOf } from '../../support';

const CODE = 'rogue/no-dungeon';

describe(CODE, () => {
  const places: readonly [text: string, place: string][] = [
    ['', '1:1-1'],
    ['\n \t\n', '1:1-1'],
    ['seed 1  \n\n', '1:9-9'],
    ['// only this ', '1:14-14'],
    ['####\n#@.#', '2:5-5'],
  ];
  for (const [text, place] of places) {
    it(`is an error behind the last line that is not blank: ${JSON.stringify(text)}`, () => {
      expect(placesOf(CODE, text)).to.deep.equal([place]);
    });
  }

  it('says what to add', () => {
    expect(messageOf(CODE, '')).to.equal(
      'The file has no dungeon. Add a “map” line with rows below it, or a “generate” line.',
    );
  });

  it('is repaired by a generated or a drawn dungeon', () => {
    expect(repairsOf(CODE, 'seed 3')).to.deep.equal({
      'Add a generated dungeon*': 'seed 3\ngenerate\n',
      'Add a small drawn map': 'seed 3\nmap\n########\n#@....o#\n########\n',
    });
  });

  it('plays after each repair', () => {
    for (const text of ['', '\n\n', 'seed 3', 'seed 3  \n\n', '// nothing']) {
      for (const repaired of Object.values(repairsOf(CODE, text))) expect(findingsOf(repaired)).to.be.empty;
    }
  });

  it('is not reported where the word is in upper case, nor where the map has no rows', () => {
    for (const text of ['GENERATE', 'Map', 'map\n']) expect(placesOf(CODE, text), text).to.deep.equal([]);
  });
});
