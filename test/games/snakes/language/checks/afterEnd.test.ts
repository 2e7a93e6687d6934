import { expect } from 'chai';
import { BITE, problemsOf, repairsOf, saidOf } from '../../support';

const CODE = 'snake/after-end';
const titles = (text: string): string[] => repairsOf(CODE, text).map(({ title }) => title);

describe(CODE, () => {
  it('is an error over the code of the first line below the end that has any', () => {
    expect(saidOf(CODE, 'snake A\nend\n\n x y // c\nmore\nend')).to.deep.equal([
      {
        severity: 'error',
        place: '4:2-5',
        message: 'Only comments can follow “end”; got “x y”. Remove it, or move “end” below it.',
      },
    ]);
    expect(problemsOf('snake A\nend\nend')).to.deep.equal(['after-end 3:1-4']);
  });

  it('is not reported for blank lines and comments', () => {
    expect(problemsOf('snake A\nend // a\n\n \t\n// b\n')).to.deep.equal([]);
  });

  it('is repaired by removing what follows, or making comments of it', () => {
    expect(repairsOf(CODE, 'snake A\nend\n\nb\n\nc\n// d\n')).to.deep.equal([
      { title: 'Remove everything after “end”', preferred: true, text: 'snake A\nend\n\n// d\n' },
      {
        title: 'Turn these 2 lines into comments',
        preferred: false,
        text: 'snake A\nend\n\n// b\n\n// c\n// d\n',
      },
    ]);
  });

  it('is repaired by taking out the first end where one other end closes the text below', () => {
    expect(repairsOf(CODE, `snake A\nend\n\n${BITE}end`).at(-1)).to.deep.equal({
      title: 'Remove the first “end”',
      preferred: false,
      text: `snake A\n\n${BITE}end`,
    });
    for (const text of ['snake A\nend\nsnake B\nend', 'snake A\nend\nx\nEND\ny\nend', 'snake A\nend\nx\n']) {
      expect(titles(text), text).not.to.include('Remove the first “end”');
    }
  });

  it('offers no comments of more lines than an editor can mend at once', () => {
    expect(titles(`snake A\nend\n${'b\n'.repeat(10_000)}`)).to.have.length(2);
    expect(titles(`snake A\nend\n${'b\n'.repeat(10_001)}`)).to.deep.equal(['Remove everything after “end”']);
  });
});
