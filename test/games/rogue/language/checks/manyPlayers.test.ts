import { expect } from 'chai';
import { fileOf, findingsOf, messageOf, placesOf, repairsOf } from '../../support';

const CODE = 'rogue/many-players';

describe(CODE, () => {
  it('is an error at every player after the first in reading order', () => {
    expect(findingsOf('map\n.@@\n@.o')).to.deep.equal([`${CODE} 2:3-4`, `${CODE} 3:1-2`]);
    expect(fileOf('map\n.@@').map?.player).to.deep.equal({ symbol: '@', x: 1, y: 0 });
  });

  it('says where the first one is', () => {
    expect(messageOf(CODE, 'map\n.@@')).to.equal(
      'The player is already at (1, 0). Keep one @, and replace this one with floor.',
    );
  });

  it('is repaired by floor in place of this one, of all but the first, or of all but this one', () => {
    expect(repairsOf(CODE, 'map\n@.@')).to.deep.equal({
      'Replace this player at (2, 0) with floor*': 'map\n@..',
      'Keep only this player, at (2, 0)': 'map\n..@',
    });
    expect(repairsOf(CODE, 'map\n@@\n@.')).to.deep.equal({
      'Replace this player at (1, 0) with floor*': 'map\n@.\n@.',
      'Keep only the first player, at (0, 0)': 'map\n@.\n..',
      'Keep only this player, at (1, 0)': 'map\n.@\n..',
    });
  });

  it('is repaired one by one where there are too many', () => {
    const [repair, ...others] = Object.keys(repairsOf(CODE, `map\n@${'\n@'.repeat(20_000)}`));
    expect(repair).to.equal('Replace this player at (0, 1) with floor*');
    expect(others).to.deep.equal([]);
  });

  it('is not reported for one player', () => {
    expect(placesOf(CODE, 'map\n.@')).to.deep.equal([]);
  });
});
