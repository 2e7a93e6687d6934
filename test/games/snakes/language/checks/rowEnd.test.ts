import { expect } from 'chai';
import { BITE, fileOf, fileWithRow, problemsOf, repairsOf, saidOf, textsAfter } from '../../support';

const CODE = 'snake/row-end';
const END = 'End this row with “;” in column 8';

describe(CODE, () => {
  it('is an error where the semicolon should stand', () => {
    expect(saidOf(CODE, fileWithRow('   h   '))).to.deep.equal([
      {
        severity: 'error',
        place: '6:8-8',
        message: 'This line counts as a row of a rule, so it must end with “;” in column 8; got “h”.',
      },
    ]);
    expect(problemsOf(fileWithRow('   h     // x'))).to.deep.equal(['row-end 6:8-8']);
  });

  it('is told behind the code of a shorter row, its white space counted', () => {
    expect(problemsOf(fileWithRow('   h  '))).to.deep.equal(['row-end 6:7-7']);
  });

  it('is the only problem of its row, also with a look-alike of the semicolon', () => {
    expect(problemsOf(fileWithRow('\tx h   \u037e'))).to.deep.equal(['row-end 6:8-8']);
  });

  it('is repaired in column 8, before a comment that cut the row off', () => {
    for (const text of ['   h   ', '   h', '   h      ', '     h   ']) {
      expect(textsAfter(CODE, fileWithRow(text))[END], text).to.equal(fileWithRow(`${text.trimEnd().padEnd(7)};`));
    }
    expect(textsAfter(CODE, fileWithRow('   h // me'))[END]).to.equal(fileWithRow('   h   ; // me'));
    expect(textsAfter(CODE, fileWithRow('   h   // me'))[END]).to.equal(fileWithRow('   h   ; // me'));
  });

  it('is repaired in place of a character that was meant for the semicolon', () => {
    for (const meant of '\u037e\uff1b:,\u0436.') {
      expect(textsAfter(CODE, fileWithRow(`   h   ${meant}`))[END], meant).to.equal(fileWithRow('   h   ;'));
    }
    expect(textsAfter(CODE, fileWithRow('   h\uff1b'))[END]).to.equal(fileWithRow('   h   ;'));
  });

  it('offers a comment besides, and nothing else for a line that is no row', () => {
    expect(repairsOf(CODE, fileWithRow('   h'))).to.deep.equal([
      { title: END, preferred: true, text: fileWithRow('   h   ;') },
      { title: 'Turn this line into a comment', preferred: false, text: fileWithRow('//    h') },
    ]);
    expect(repairsOf(CODE, fileWithRow('hello there'))).to.deep.equal([
      { title: 'Turn this line into a comment', preferred: true, text: fileWithRow('// hello there') },
    ]);
  });

  it('is repaired everywhere in the file at once', () => {
    const text = fileOf(BITE.replaceAll(/(\w) +;/g, '$1'));
    expect(textsAfter(CODE, text)['End all 2 rows with “;” in column 8']).to.equal(fileOf(BITE));
  });
});
