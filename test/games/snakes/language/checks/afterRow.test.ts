import { expect } from 'chai';
import { fileWithRow, problemsOf, repairsOf, saidOf } from '../../support';

const CODE = 'snake/after-row';

describe(CODE, () => {
  it('is an error from the first to the last character behind the semicolon that is not white', () => {
    expect(saidOf(CODE, fileWithRow('   h   ; \t a b \t// c'))).to.deep.equal([
      {
        severity: 'error',
        place: '6:12-15',
        message: 'Only a comment can follow the “;” of a row; got “a b”. Put // before it, or remove it.',
      },
    ]);
    expect(problemsOf(fileWithRow('   h   ;\u00a0'))).to.deep.equal(['after-row 6:9-10']);
  });

  it('is not reported for white space and comments', () => {
    for (const end of ['', ' \t', '// x', ' // x']) expect(problemsOf(fileWithRow(`   h   ;${end}`))).to.deep.equal([]);
  });

  it('is repaired by making a comment of the text, or removing it', () => {
    expect(repairsOf(CODE, fileWithRow('   h   ; a b'))).to.deep.equal([
      { title: 'Turn it into a comment', preferred: true, text: fileWithRow('   h   ; // a b') },
      { title: 'Remove it', preferred: false, text: fileWithRow('   h   ; ') },
    ]);
  });
});
