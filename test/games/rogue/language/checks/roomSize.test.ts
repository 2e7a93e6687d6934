import { expect } from 'chai';
import { findingsOf, messageOf, repairsOf } from '../../support';

const CODE = 'rogue/room-size';

describe(CODE, () => {
  it('is an error at “generate” where min is above max, or max not below width and height', () => {
    expect(findingsOf('generate min 11')).to.deep.equal([`${CODE} 1:1-9`]);
    expect(findingsOf('generate width 10')).to.deep.equal([`${CODE} 1:1-9`]);
    expect(findingsOf(' generate height 10 max 10')).to.deep.equal([`${CODE} 1:2-10`]);
    expect(findingsOf('generate width 11 height 11')).to.deep.equal([]);
    expect(findingsOf('generate min 2 max 2 width 3 height 3')).to.deep.equal([]);
  });

  it('is not reported while something else is wrong with the line', () => {
    expect(findingsOf('generate min 11 x')).to.deep.equal(['rogue/unknown-key 1:17-18']);
    expect(findingsOf('generate min 11 min 3')).to.deep.equal(['rogue/duplicate-key 1:17-20']);
    expect(findingsOf('generate min 11 rooms')).to.deep.equal(['rogue/missing-value 1:22-22']);
    expect(findingsOf('generate min 11 rooms 0')).to.deep.equal(['rogue/bad-number 1:23-24']);
  });

  it('names all four numbers', () => {
    expect(messageOf(CODE, 'generate min 11 width 30')).to.equal(
      'Rooms from min 11 to max 10 don’t fit: min can’t be greater than max, and max must be less than both the width 30 and the height 45.',
    );
  });

  it('is repaired by rooms that fit the map, or by a map that fits the rooms', () => {
    expect(repairsOf(CODE, 'generate min 12')).to.deep.equal({
      'Fit the rooms to the map: min 10, max 12*': 'generate min 10 max 12',
    });
    expect(repairsOf(CODE, 'generate width 8  max 30')).to.deep.equal({
      'Fit the rooms to the map: min 6, max 7*': 'generate width 8  max 7',
      'Enlarge the map to 31 by 45': 'generate width 31  max 30',
    });
    expect(repairsOf(CODE, 'generate height 5')).to.deep.equal({
      'Fit the rooms to the map: min 4, max 4*': 'generate height 5 min 4 max 4',
      'Enlarge the map to 80 by 11': 'generate height 11',
    });
  });

  it('leaves nothing to be said after any repair', () => {
    for (const text of [
      'generate min 12',
      'generate width 8 max 30',
      'generate height 3',
      'generate min 499 width 3',
    ]) {
      for (const repaired of Object.values(repairsOf(CODE, text))) expect(findingsOf(repaired), text).to.be.empty;
    }
  });
});
