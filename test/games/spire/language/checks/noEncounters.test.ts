import { expect } from 'chai';
import { fixed, fixesOf, problemsOf } from '../../support';

const CODE = 'spire/no-encounters';
const GOOD = 'Encounter 1\nLouse 20\n';

describe(CODE, () => {
  it('is reported on line 1 of an empty or blank file', () => {
    expect(problemsOf('')).to.deep.equal(['error spire/no-encounters 1:1-1:1']);
    expect(problemsOf(' \t\n\n')).to.deep.equal(['error spire/no-encounters 1:1-1:3']);
  });

  it('is repaired by a first encounter', () => {
    expect(fixed('', CODE)).to.equal(GOOD);
    expect(fixesOf('\n', CODE)).to.have.length(3);
    expect(problemsOf(fixed('\n\n', CODE, 1) ?? '')).to.deep.equal([]);
  });
});
