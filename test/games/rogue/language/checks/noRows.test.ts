import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, repairsOf } from '../../support';

const CODE = 'rogue/no-rows';

describe(CODE, () => {
  it('is an error at “map”, once, and the player is not missed besides', () => {
    expect(findingsOf('map')).to.deep.equal([`${CODE} 1:1-4`]);
    expect(findingsOf('fov 3\n map \n\n\n')).to.deep.equal([`${CODE} 2:2-5`, 'rogue/blank-end 3:1-1']);
  });

  it('says what a row looks like', () => {
    expect(messageOf(CODE, 'map')).to.equal(
      'There are no rows below “map”. Draw the dungeon there, for example #@..o#.',
    );
  });

  it('is repaired by a small room, or by a generated dungeon', () => {
    expect(repairsOf(CODE, 'map\n\n\n')).to.deep.equal({
      'Draw a small room*': 'map\n########\n#@....o#\n########\n',
      'Change to “generate”': 'generate\n\n\n',
    });
  });

  it('is not reported for a row of spaces', () => {
    expect(placesOf(CODE, 'map\n ')).to.deep.equal([]);
  });
});
