import { expect } from 'chai';
import { walk } from '../../../../../src/games/robots/language/medic/walk';
import { medicOf } from '../../support';

describe('the walk of a medic', () => {
  it('begins in the middle, facing north, and tells where it is after each command', () => {
    const steps = walk(medicOf('Forward\n\nRight90\nback\nForward\nTurn180\n'));
    expect(steps).to.deep.equal([
      { line: 0, x: 10, y: 11, direction: 'N', bounced: false },
      { line: 2, x: 10, y: 11, direction: 'E', bounced: false },
      { line: 4, x: 11, y: 11, direction: 'E', bounced: false },
      { line: 5, x: 11, y: 11, direction: 'W', bounced: false },
    ]);
  });

  it('begins where an arena puts the medic, and marks where it turns round at the wall', () => {
    const steps = walk(medicOf('Forward\nForward\nLeft90\nForward'), { x: 1, y: 0, direction: 'W' });
    expect(steps).to.deep.equal([
      { line: 0, x: 0, y: 0, direction: 'W', bounced: false },
      { line: 1, x: 0, y: 0, direction: 'E', bounced: true },
      { line: 2, x: 0, y: 0, direction: 'N', bounced: false },
      { line: 3, x: 0, y: 1, direction: 'N', bounced: false },
    ]);
  });

  it('marks no turning command at the wall', () => {
    expect(walk(medicOf('Left90'), { x: 0, y: 0, direction: 'W' })[0]?.bounced).to.equal(false);
  });

  it('is empty for an empty file, and refuses a start off the board', () => {
    expect(walk(medicOf(''))).to.deep.equal([]);
    expect(() => walk(medicOf('Forward'), { x: 20, y: 0, direction: 'N' })).to.throw(RangeError);
  });
});
