import { expect } from 'chai';
import { problemsOf, repairsOf, saidOf } from '../../support';

const CODE = 'snake/empty-name';

describe(CODE, () => {
  it('is an error behind the word, whatever white space follows', () => {
    expect(saidOf(CODE, 'snake\nend')).to.deep.equal([
      { severity: 'error', place: '1:6-6', message: 'The snake has no name. Write one after “snake”.' },
    ]);
    expect(problemsOf(' snake \t // x\nend')).to.deep.equal(['empty-name 1:7-7']);
  });

  it('is repaired by a name', () => {
    expect(repairsOf(CODE, 'snake // x\nend')).to.deep.equal([
      { title: 'Name the snake “Name”', preferred: true, text: 'snake Name // x\nend' },
    ]);
  });

  it('is not reported for a name of any characters', () => {
    for (const name of ['A', 'An Na', 'a;b', '\u00a0', 'Змея'])
      expect(problemsOf(`snake ${name}\nend`)).to.deep.equal([]);
  });
});
