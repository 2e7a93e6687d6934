import { expect } from 'chai';
import { fixed, messagesOf, problemsOf, read, titlesOf } from '../../support';

const CODE = 'spire/separator';

describe(CODE, () => {
  it('is reported on a gap that is not exactly one space', () => {
    expect(problemsOf('Encounter\nLouse  20\nLouse\t20\n Louse \v\f20 ')).to.deep.equal([
      'warning spire/separator 2:6-2:8',
      'warning spire/separator 3:6-3:7',
      'warning spire/separator 4:7-4:10',
    ]);
  });

  it('leaves a no-break space for a part of a word', () => {
    expect(problemsOf('Encounter\nLouse\u00a020')).to.deep.equal(['error spire/bad-monster-line 2:1-2:9']);
  });

  it('is repaired in one line, or in all', () => {
    const text = 'Encounter\nLouse\t20\nLouse   30\n';
    expect(fixed(text, CODE)).to.equal('Encounter\nLouse 20\nLouse   30\n');
    expect(fixed(text, CODE, 1)).to.equal('Encounter\nLouse 20\nLouse 30\n');
    expect(titlesOf(text, CODE)).to.deep.equal(['Write one space', 'Write one space in all 2 lines']);
    expect(read(text).plays).to.equal(true);
  });

  it('counts the white space where there is more than one', () => {
    const [one = '', more = ''] = messagesOf('Encounter\nLouse\t20\nLouse   30\n', CODE);
    expect(one).to.include('another white-space character');
    expect(more).to.include('3 white-space characters');
  });
});
