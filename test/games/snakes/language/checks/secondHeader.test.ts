import { expect } from 'chai';
import { BITE, problemsOf, repairsOf, saidOf } from '../../support';

const CODE = 'snake/second-header';

describe(CODE, () => {
  it('is an error over the code of each further header', () => {
    expect(saidOf(CODE, 'snake A\n snake B \nsnake\nend')).to.deep.equal([
      {
        severity: 'error',
        place: '2:2-9',
        message:
          'A file holds only one snake. Move “snake B” and its rules to a file of their own, or remove this line.',
      },
      {
        severity: 'error',
        place: '3:1-6',
        message: 'A file holds only one snake. Move “snake” and its rules to a file of their own, or remove this line.',
      },
    ]);
  });

  it('needs the exact word and no semicolon', () => {
    expect(problemsOf('snake A\nSnake B\nend')).to.deep.equal(['row-count 2:1-8', 'row-end 2:8-8']);
    expect(problemsOf('snake A\nsnake B;\nend')).to.deep.equal([
      'row-count 2:1-9',
      ...['s', 'n', 'a', 'k', 'e'].map((_, i) => `unknown-cell 2:${i + 1}-${i + 2}`),
    ]);
  });

  it('closes the rows above it', () => {
    expect(problemsOf(`snake A\n       ;\nsnake B\n${BITE.slice(9)}end`)).to.deep.equal([
      'row-count 2:1-9',
      'second-header 3:1-8',
      'row-count 4:1-9',
    ]);
  });

  it('is repaired by making a comment of it, or removing it', () => {
    expect(repairsOf(CODE, 'snake A\nsnake B\nend')).to.deep.equal([
      { title: 'Turn this line into a comment', preferred: true, text: 'snake A\n// snake B\nend' },
      { title: 'Remove this line', preferred: false, text: 'snake A\nend' },
    ]);
  });
});
