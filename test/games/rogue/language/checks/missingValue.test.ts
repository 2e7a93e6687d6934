import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, repairsOf } from '../../support';

const CODE = 'rogue/missing-value';

describe(CODE, () => {
  it('is an error right behind the last word, whatever white space follows', () => {
    expect(findingsOf('seed \t\nfov\n  orc  hp  \ngenerate width ')).to.deep.equal([
      `${CODE} 1:5-5`,
      `${CODE} 2:4-4`,
      `${CODE} 3:10-10`,
      `${CODE} 4:15-15`,
    ]);
  });

  it('names the key and what it usually is', () => {
    expect(messageOf(CODE, 'troll hp\ngenerate')).to.equal('“hp” needs a number. Add one, for example 16.');
  });

  it('is repaired by the usual number', () => {
    expect(repairsOf(CODE, 'troll power 3 hp \ngenerate')).to.deep.equal({
      'Set “hp” to 16*': 'troll power 3 hp 16 \ngenerate',
    });
    expect(repairsOf(CODE, 'fov\ngenerate')).to.deep.equal({ 'Set “fov” to 8*': 'fov 8\ngenerate' });
    expect(repairsOf(CODE, 'SEED\ngenerate')).to.deep.equal({ 'Set “seed” to 0*': 'SEED 0\ngenerate' });
  });

  it('is not reported for an unknown key, nor where another key was taken for the number', () => {
    expect(placesOf(CODE, 'player x\norc hp power\ngenerate')).to.deep.equal([]);
  });
});
