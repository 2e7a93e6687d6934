import { expect } from 'chai';
import { fixed, fixesOf, messagesOf, problemsOf } from '../../support';

const CODE = 'spire/empty-encounter';

describe(CODE, () => {
  it('is reported on the whole header line', () => {
    expect(problemsOf('Encounter 1 \n\nEncounter 2\nLouse 1')).to.deep.equal([
      'warning spire/empty-encounter 1:1-1:13',
    ]);
    expect(problemsOf('Encounter 1\nLouse')).to.deep.equal(['error spire/bad-monster-line 2:1-2:6']);
  });

  it('names the header', () => {
    expect(messagesOf(' Encounter 7: rest \nEncounter\nLouse 1', CODE)[0]).to.include('“Encounter 7: rest”');
  });

  it('is repaired by a monster, or by removing the header where another is left', () => {
    const text = 'Encounter 1\nEncounter 2\nLouse 1\n';
    expect(fixed(text, CODE)).to.equal('Encounter 1\nLouse 20\nEncounter 2\nLouse 1\n');
    expect(fixed(text, CODE, 3)).to.equal('Encounter 2\nLouse 1\n');
    expect(fixesOf('Encounter 1', CODE)).to.have.length(3);
  });
});
