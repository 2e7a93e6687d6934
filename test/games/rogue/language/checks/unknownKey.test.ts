import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, problemOf, repairsOf } from '../../support';

const CODE = 'rogue/unknown-key';

describe(CODE, () => {
  it('is an error at the key, and an integer behind it is passed over with it, but nothing else', () => {
    expect(findingsOf('player x -3 y 4.5 hp\ngenerate')).to.deep.equal([
      `${CODE} 1:8-9`,
      `${CODE} 1:13-14`,
      `${CODE} 1:15-18`,
      'rogue/missing-value 1:21-21',
    ]);
    expect(findingsOf('player 3 5\ngenerate')).to.deep.equal([`${CODE} 1:8-9`]);
    expect(problemOf(CODE, 'player x\ngenerate').severity).to.equal('error');
  });

  it('is reported for keys of other lines, and for keys in upper case', () => {
    expect(placesOf(CODE, 'player HP 3\norc width 3\ngenerate hp 3')).to.deep.equal(['1:8-10', '2:5-10', '3:10-12']);
  });

  it('names the keys of the line', () => {
    expect(messageOf(CODE, 'player strength 3\ngenerate')).to.equal(
      '“player” has no key “strength”. Its keys are: hp, defense, power.',
    );
  });

  it('is repaired by the key that was mistyped, or by removing it with its number', () => {
    expect(repairsOf(CODE, 'player HP 3 power 2\ngenerate')).to.deep.equal({
      'Change to “hp”*': 'player hp 3 power 2\ngenerate',
      'Remove “HP”': 'player power 2\ngenerate',
    });
    expect(repairsOf(CODE, 'player  strength -3  hp 5\ngenerate')).to.deep.equal({
      'Remove “strength”*': 'player  hp 5\ngenerate',
    });
    expect(repairsOf(CODE, 'player powr\ngenerate')).to.deep.equal({
      'Change to “power”*': 'player power\ngenerate',
      'Remove “powr”': 'player\ngenerate',
    });
  });

  it('is not repaired by a key that the line gives already', () => {
    expect(repairsOf(CODE, 'player hp 3 hps 2\ngenerate')).to.deep.equal({ 'Remove “hps”*': 'player hp 3\ngenerate' });
  });

  it('is not repaired by a key that would take the next key for its number', () => {
    expect(repairsOf(CODE, 'GENERATE MAP rooms player')).to.deep.equal({ 'Remove “MAP”*': 'GENERATE rooms player' });
    expect(repairsOf(CODE, 'player powr hp 5\ngenerate')).to.deep.equal({ 'Remove “powr”*': 'player hp 5\ngenerate' });
  });
});
