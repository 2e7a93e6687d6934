import { expect } from 'chai';
import { BITE, fileOf, problemsOf, repairsOf, ruleText, saidOf } from '../../support';

const CODE = 'snake/row-count';

describe(CODE, () => {
  it('is an error over the first row of the block, and says its number of rows', () => {
    expect(saidOf(CODE, `snake A\n\n${BITE}       ; // x\n\n${BITE}end`)).to.deep.equal([
      {
        severity: 'error',
        place: '3:1-9',
        message: 'These 8 rows follow each other without a blank line; a rule needs exactly 7.',
      },
    ]);
    expect(saidOf(CODE, fileOf('       ;\n'))[0]?.message).to.equal('This rule has 1 row; a rule needs 7.');
    expect(problemsOf('snake A\n  x \t// c\nend')).to.deep.equal(['row-count 2:1-4', 'row-end 2:6-6']);
  });

  it('is told at the end of the file too', () => {
    expect(problemsOf('snake A\n       ;')).to.deep.equal(['row-count 2:1-9', 'no-end 2:9-9']);
  });

  it('is repaired by the rows that a rule lacks, around its own head', () => {
    const [a, b, c, d, ...rest] = BITE.split('\n');
    expect(repairsOf(CODE, fileOf([a, b, c, d].join('\n') + '\n'))).to.deep.equal([
      { title: 'Add 3 blank rows', preferred: true, text: fileOf(BITE) },
    ]);
    expect(repairsOf(CODE, fileOf([c, d, ...rest].join('\n')))).to.deep.equal([
      { title: 'Add 2 blank rows', preferred: true, text: fileOf(BITE) },
    ]);
    expect(repairsOf(CODE, fileOf('       ;\n')).map(({ text }) => text)).to.deep.equal([fileOf(ruleText(0))]);
  });

  it('is repaired by removing rows that are over, when they are blank', () => {
    const [remove, add] = repairsOf(CODE, fileOf(`${BITE}       ;\n       ; // x\n`));
    expect(remove).to.deep.equal({ title: 'Remove the 2 blank rows at the end', preferred: true, text: fileOf(BITE) });
    expect(add).to.include({ title: 'Add 5 blank rows', preferred: false });
    expect(repairsOf(CODE, fileOf(`${BITE}   T   ;\n`)).map(({ title }) => title)).to.deep.equal(['Add 6 blank rows']);
  });
});
