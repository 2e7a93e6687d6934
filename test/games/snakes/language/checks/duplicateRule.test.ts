import { expect } from 'chai';
import { BITE, fileOf, GO, problemsOf, repairsOf, ruleText, saidOf } from '../../support';

const CODE = 'snake/duplicate-rule';

describe(CODE, () => {
  it('is a warning over the first row, and names the first such rule', () => {
    expect(saidOf(CODE, fileOf(GO, BITE, GO, GO))).to.deep.equal(
      [3, 4].map((rule) => ({
        severity: 'warning',
        place: `${8 * rule - 5}:1-9`,
        message: `Rule ${rule} is the same as rule 1. Remove it.`,
      })),
    );
  });

  it('takes a blank centre for the own head', () => {
    expect(problemsOf(fileOf(BITE, ruleText(2, '   T')))).to.deep.equal(['duplicate-rule 11:1-9']);
  });

  it('wins over subsumed-rule', () => {
    expect(problemsOf(fileOf(BITE, ruleText(2, ' b T'), ruleText(2, ' b T')))).to.deep.equal([
      'subsumed-rule 11:1-9',
      'duplicate-rule 19:1-9',
    ]);
  });

  it('is not reported for rules that can never fit', () => {
    const never = ruleText(2, '   #');
    expect(problemsOf(fileOf(never, never))).to.deep.equal(['ahead-blocked 5:4-5', 'ahead-blocked 13:4-5']);
  });

  it('is repaired by removing it with the comment that belongs to it', () => {
    expect(repairsOf(CODE, fileOf(BITE, `// twice\n${BITE}`, GO))).to.deep.equal([
      { title: 'Remove this rule', preferred: true, text: fileOf(BITE, GO) },
    ]);
    const parted = `snake A\n${BITE}// twice\n${BITE}\n${GO}end`;
    expect(repairsOf(CODE, parted).map(({ text }) => text)).to.deep.equal([`snake A\n${BITE}\n${GO}end`]);
  });
});
