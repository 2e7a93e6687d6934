import { expect } from 'chai';
import { fileOf, findingsOf, messageOf, placesOf, problemOf, repairsOf } from '../../support';

const CODE = 'rogue/blank-end';

describe(CODE, () => {
  it('is a warning at the first of the empty lines at the end of a map', () => {
    expect(findingsOf('map\n@\n\n\n')).to.deep.equal([`${CODE} 3:1-1`]);
    expect(problemOf(CODE, 'map\n@\n\n').severity).to.equal('warning');
  });

  it('drops these lines from the map', () => {
    expect(fileOf('map\n@\n \n\n').map).to.include({ height: 2, width: 1, firstDroppedLine: 3 });
  });

  it('says how many there are', () => {
    expect(messageOf(CODE, 'map\n@\n\n')).to.equal('The empty line at the end of the map is ignored. Remove it.');
    expect(messageOf(CODE, 'map\n@\n\n\n')).to.equal(
      'The 2 empty lines at the end of the map are ignored. Remove them.',
    );
  });

  it('is repaired by removing them', () => {
    expect(repairsOf(CODE, 'map\n@\n\n\n')).to.deep.equal({ 'Remove the 2 empty lines at the end*': 'map\n@\n' });
    expect(repairsOf(CODE, 'map\r\n@\r\n\r\n')).to.deep.equal({ 'Remove the empty line at the end*': 'map\r\n@\r\n' });
  });

  it('is not reported for a line of spaces, for the one line end at the end, nor below generate', () => {
    for (const text of ['map\n@\n ', 'map\n@\n', 'map\n@', 'generate\n\n\n']) {
      expect(placesOf(CODE, text), text).to.deep.equal([]);
    }
  });
});
