import { expect } from 'chai';
import { BITE, fileOf, fileWithRow, problemsOf, repairsOf, saidOf, textsAfter } from '../../support';

const CODE = 'snake/row-width';
const SHIFT = 'Shift this rule so that its own head is at the centre';

describe(CODE, () => {
  it('is an error over the first semicolon that is not in column 8', () => {
    expect(saidOf(CODE, fileWithRow('   h ;'))).to.deep.equal([
      {
        severity: 'error',
        place: '6:6-7',
        message: 'This row has 5 cells before the “;”. It needs 7, so that the “;” is in column 8.',
      },
    ]);
    expect(saidOf(CODE, fileWithRow('h;'))[0]?.message).to.contain('has 1 cell before');
    expect(problemsOf(fileWithRow('   h    ;'))).to.deep.equal(['row-width 6:9-10']);
    expect(problemsOf(fileWithRow(';;'))).to.deep.equal(['row-width 6:1-2', 'after-row 6:2-3']);
  });

  it('does not look at what stands beyond the seventh cell', () => {
    expect(problemsOf(fileWithRow('   h   xyz;'))).to.deep.equal(['row-width 6:11-12']);
  });

  it('is repaired by blanks on the right, or on the left where the right has none', () => {
    expect(repairsOf(CODE, fileWithRow('   h;'))).to.deep.equal([
      { title: 'Fill this row to seven cells', preferred: true, text: fileWithRow('   h   ;') },
    ]);
    expect(repairsOf(CODE, fileWithRow('   h     ;'))).to.deep.equal([
      { title: 'Trim this row to seven cells', preferred: true, text: fileWithRow('   h   ;') },
    ]);
    expect(repairsOf(CODE, fileWithRow('  h    T;'))).to.deep.equal([
      { title: SHIFT, preferred: true, text: fileWithRow(' h    T;') },
      { title: 'Trim this row to seven cells', preferred: false, text: fileWithRow(' h    T;') },
    ]);
  });

  it('is repaired by cutting off what is over only when nothing else is left, and never through a pair', () => {
    expect(repairsOf(CODE, fileWithRow('T  h   T;'))).to.deep.equal([
      { title: 'Cut this row off after seven cells', preferred: false, text: fileWithRow('T  h   ;') },
    ]);
    expect(repairsOf(CODE, fileWithRow('T  h  \u{1F40D}T;')).map(({ text }) => text)).to.deep.equal([
      fileWithRow('T  h   ;'),
    ]);
  });

  it('is repaired all over the file at once', () => {
    const text = fileOf(BITE.replace(/ +;/g, ';'));
    expect(textsAfter(CODE, text)['Fill or trim all 7 rows to seven cells']).to.equal(fileOf(BITE));
  });

  it('is repaired with its whole rule where the own head tells how many blanks were lost on the left', () => {
    const lost = '#H ;\n#B ;\n#T ;\n#h ;\n#b ;\n#b ;\n;\n';
    const whole = '  #H   ;\n  #B   ;\n  #T   ;\n  #h   ;\n  #b   ;\n  #b   ;\n       ;\n';
    expect(textsAfter(CODE, fileOf(lost))[SHIFT]).to.equal(fileOf(whole));
    const wide = whole.replaceAll(/^/gm, '  ').trimEnd() + '\n';
    expect(textsAfter(CODE, fileOf(wide))[SHIFT]).to.equal(fileOf(whole));
  });
});
