import { expect } from 'chai';
import { fixed, messagesOf, problemsOf, titlesOf } from '../../support';

const CODE = 'spire/bad-header';

describe(CODE, () => {
  it('ends behind the nine letters, whatever follows them', () => {
    expect(problemsOf('encounter 1\nLouse 20')).to.deep.equal(['error spire/bad-header 1:1-1:10']);
    expect(problemsOf('ENCOUNTERS\nLouse 20')).to.deep.equal(['error spire/bad-header 1:1-1:10']);
    expect(problemsOf('\t Encounter 1\nLouse 20')).to.deep.equal(['error spire/bad-header 1:1-1:12']);
  });

  it('is not reported when other letters follow', () => {
    expect(problemsOf('Encounters\nLouse 20\nEncounter1\nLouse 20\nEncounter')).to.deep.equal([
      'warning spire/empty-encounter 5:1-5:10',
    ]);
  });

  it('names the word and its column', () => {
    expect(messagesOf('  eNcounter 1\nLouse 20', CODE)[0]).to.include('“eNcounter” in column 3');
  });

  it('is repaired in one line, or in all', () => {
    const text = 'encounter 1\nLouse 20\n  Encounter 2\nLouse 20\n';
    expect(fixed(text, CODE)).to.equal('Encounter 1\nLouse 20\n  Encounter 2\nLouse 20\n');
    expect(fixed(text, CODE, 1)).to.equal('Encounter 1\nLouse 20\nEncounter 2\nLouse 20\n');
    expect(titlesOf('encounter\nLouse 20', CODE)).to.deep.equal(['Write “Encounter” in the first column']);
    expect(titlesOf(text, CODE)[1]).to.equal('Correct all 2 headers');
  });
});
