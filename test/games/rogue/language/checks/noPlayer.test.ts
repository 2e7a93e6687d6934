import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, problemOf, repairsOf } from '../../support';

const CODE = 'rogue/no-player';

describe(CODE, () => {
  it('is an error at “map” where no row has a player', () => {
    expect(findingsOf(' map\n#.o\n')).to.deep.equal([`${CODE} 1:2-5`]);
    expect(problemOf(CODE, 'map\n.').severity).to.equal('error');
  });

  it('says what to do', () => {
    expect(messageOf(CODE, 'map\n.')).to.equal('The map has no player. Put an @ on a floor cell.');
  });

  it('is repaired by a player on the first floor cell, which is not preferred', () => {
    expect(repairsOf(CODE, 'map\n#o.\n .')).to.deep.equal({
      'Put the player on the first floor cell, (2, 0)': 'map\n#o@\n .',
    });
    expect(repairsOf(CODE, 'map\n##\n# ')).to.deep.equal({
      'Put the player on the first floor cell, (1, 1)': 'map\n##\n#@',
    });
  });

  it('has no repair where there is no floor', () => {
    expect(repairsOf(CODE, 'map\n#o#\n')).to.deep.equal({});
  });

  it('is not reported for a generated dungeon, nor without rows', () => {
    expect(placesOf(CODE, 'generate')).to.deep.equal([]);
    expect(placesOf(CODE, 'map')).to.deep.equal([]);
  });
});
