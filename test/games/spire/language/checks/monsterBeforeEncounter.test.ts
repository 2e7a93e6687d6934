import { expect } from 'chai';
import { fixed, problemsOf } from '../../support';

const CODE = 'spire/monster-before-encounter';

describe(CODE, () => {
  it('is reported for each monster line before the first header, with what else is wrong with it', () => {
    expect(problemsOf(' Louse 20 \nLous\nEncounter\nLouse 20')).to.deep.equal([
      'error spire/monster-before-encounter 1:2-1:10',
      'error spire/bad-monster-line 2:1-2:5',
      'error spire/monster-before-encounter 2:1-2:5',
    ]);
  });

  it('is all there is to say when a file has monsters and no header', () => {
    expect(problemsOf('Louse 20')).to.deep.equal(['error spire/monster-before-encounter 1:1-1:9']);
  });

  it('counts for no encounter', () => {
    expect(problemsOf('Louse 1\nEncounter\nLouse 1\nLouse 1\nLouse 1')).to.have.length(1);
    expect(problemsOf('Louse 1\nEncounter\n')[1]).to.equal('warning spire/empty-encounter 2:1-2:10');
  });

  it('is repaired by a header above the first of them', () => {
    expect(fixed('\nLouse 20\nLouse 30\n', CODE)).to.equal('\nEncounter 1\nLouse 20\nLouse 30\n');
  });
});
