import { expect } from 'chai';
import { BITE, fileOf, GO, problemsOf, repairsOf, ruleText, saidOf } from '../../support';

const CODE = 'snake/catch-all';
const ALL = ruleText(3, '   h');

describe(CODE, () => {
  it('is a warning over the first row of the first rule of blanks, and counts the rules below it', () => {
    expect(saidOf(CODE, fileOf(BITE, ALL, GO, GO))).to.deep.equal([
      {
        severity: 'warning',
        place: '11:1-9',
        message: 'Rule 2 fits in every legal direction, so the 2 rules below it are never used. Move it to the end.',
      },
    ]);
    expect(saidOf(CODE, fileOf(ALL, GO))[0]?.message).to.contain('the 1 rule below it is never used');
  });

  it('is reported once, whatever rules stand below, and the rules below get no other warning', () => {
    expect(problemsOf(fileOf(ALL, ALL))).to.deep.equal(['catch-all 3:1-9']);
    expect(problemsOf(fileOf(ALL, BITE, BITE, ruleText(0)))).to.deep.equal(['catch-all 3:1-9']);
    expect(problemsOf(fileOf(ruleText(0), ruleText(2, '   #')))).to.deep.equal([
      'catch-all 3:1-9',
      'ahead-blocked 13:4-5',
    ]);
  });

  it('is not reported at the end', () => {
    expect(problemsOf(fileOf(ALL))).to.deep.equal([]);
    expect(problemsOf(fileOf(BITE, ALL))).to.deep.equal([]);
  });

  it('is repaired by moving the rule to the end, or removing it', () => {
    const said = `// at last\n${ALL}`;
    expect(repairsOf(CODE, fileOf(GO, said, BITE))).to.deep.equal([
      { title: 'Move this rule to the end', preferred: true, text: fileOf(GO, BITE, said) },
      { title: 'Remove this rule', preferred: false, text: fileOf(GO, BITE) },
    ]);
  });

  it('is repaired by leaving one of several such rules, or none', () => {
    const [inTheMiddle, none] = repairsOf(CODE, fileOf(ALL, GO, ALL, BITE));
    expect(inTheMiddle).to.deep.equal({
      title: 'Keep only one of the 2 rules that always fit, at the end',
      preferred: true,
      text: fileOf(GO, BITE, ALL),
    });
    expect(none).to.deep.equal({
      title: 'Remove all 2 rules that always fit',
      preferred: false,
      text: fileOf(GO, BITE),
    });
    expect(repairsOf(CODE, fileOf(ALL, GO, ALL))[0]?.text).to.equal(fileOf(GO, ALL));
  });
});
