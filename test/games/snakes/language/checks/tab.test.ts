import { expect } from 'chai';
import { fileWithRow, problemsOf, repairsOf, saidOf } from '../../support';

const CODE = 'snake/tab';

describe(CODE, () => {
  it('is an error over each tab among the first seven characters', () => {
    expect(saidOf(CODE, fileWithRow(' \t h \t  \t;'))).to.deep.equal(
      [2, 6].map((column) => ({
        severity: 'error',
        place: `6:${column}-${column + 1}`,
        message: `The tab in column ${column} isn’t a cell: it counts as one character, however wide it looks. Use spaces.`,
      })),
    );
  });

  it('is repaired by a space, or better by as many as the row lacks', () => {
    expect(repairsOf(CODE, fileWithRow('\th   ;'))).to.deep.equal([
      {
        title: 'Replace the tab with 3 spaces, so that the row has seven cells',
        preferred: true,
        text: fileWithRow('   h   ;'),
      },
      { title: 'Replace the tab with a space', preferred: false, text: fileWithRow(' h   ;') },
    ]);
  });

  it('is repaired all over the file at once, where there are several', () => {
    expect(repairsOf(CODE, fileWithRow('\t\t h   ;'))).to.deep.equal([
      { title: 'Replace the tab with a space', preferred: true, text: fileWithRow(' \t h   ;') },
      { title: 'Replace each of the 2 tabs with a space', preferred: false, text: fileWithRow('   h   ;') },
    ]);
  });

  it('is not reported behind the row', () => {
    expect(problemsOf(fileWithRow('   h   ;\t// x'))).to.deep.equal([]);
  });
});
