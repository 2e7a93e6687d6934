import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, problemOf } from '../../support';

const CODE = 'rogue/unreachable';

describe(CODE, () => {
  it('is an optional information at each monster that no walk leads to', () => {
    const text = 'map\n@.#o\n..##\n.o#T\n';
    expect(findingsOf(text)).to.deep.equal([]);
    expect(placesOf(CODE, text)).to.deep.equal(['2:4-5', '4:4-5']);
    expect(problemOf(CODE, text).severity).to.equal('info');
  });

  it('names the monster and its place', () => {
    expect(messageOf(CODE, 'map\n@#T')).to.equal(
      'The player can’t walk to this Troll at (2, 0), and it can’t find a way to the player. Open a way if they should meet.',
    );
  });

  it('counts diagonal steps, and the missing cells of short rows as wall', () => {
    expect(placesOf(CODE, 'map\n@#\n#o')).to.deep.equal([]);
    expect(placesOf(CODE, 'map\n@.\n.\n...o\n\n...o')).to.deep.equal(['6:4-5']);
  });

  it('is not reported without a player or without a map', () => {
    expect(placesOf(CODE, 'map\no')).to.deep.equal([]);
    expect(placesOf(CODE, 'generate')).to.deep.equal([]);
  });
});
