import { expect } from 'chai';
import { BITE, problemsOf, repairsOf, saidOf } from '../../support';

const CODE = 'snake/no-end';

describe(CODE, () => {
  it('is an error behind the last line with code, its comment and white space included', () => {
    expect(saidOf(CODE, 'snake A // x \n// y\n\n')).to.deep.equal([
      {
        severity: 'error',
        place: '1:14-14',
        message: 'The file has no “end”. Add it at the bottom, on a line of its own.',
      },
    ]);
    expect(problemsOf('snake A')).to.deep.equal(['no-end 1:8-8']);
  });

  it('is reported for an end that is a row', () => {
    expect(problemsOf('snake A\nend;')).to.deep.equal([
      'row-count 2:1-5',
      'unknown-cell 2:1-2',
      'unknown-cell 2:2-3',
      'unknown-cell 2:3-4',
      'row-width 2:4-5',
      'no-end 2:5-5',
    ]);
  });

  it('is repaired by an end below everything', () => {
    expect(repairsOf(CODE, `snake A\n\n${BITE}// x\n\n`)).to.deep.equal([
      { title: 'Add “end” at the bottom', preferred: true, text: `snake A\n\n${BITE}// x\nend\n\n` },
    ]);
  });
});
