import { expect } from 'chai';
import { BITE, fileOf, GO, problemsOf, repairsOf, ruleText, saidOf } from '../../support';

const CODE = 'snake/rules-not-separated';
const OTHER = ruleText(3, ' t h');

describe(CODE, () => {
  it('is an error over the first row of every rule but the first', () => {
    expect(saidOf(CODE, `snake A\n${BITE}${GO}${OTHER}end`)).to.deep.equal(
      ['9:1-9', '16:1-9'].map((place) => ({
        severity: 'error',
        place,
        message: 'A new rule starts here. Put a blank line above it.',
      })),
    );
  });

  it('is not reported where a comment line parts them', () => {
    expect(problemsOf(`snake A\n${BITE}// parted\n${GO}end`)).to.deep.equal([]);
  });

  it('is repaired by a blank line above this rule or above all', () => {
    expect(repairsOf(CODE, fileOf(BITE + GO + OTHER))).to.deep.equal([
      { title: 'Insert a blank line above this rule', preferred: true, text: fileOf(BITE, GO + OTHER) },
      { title: 'Insert a blank line above all 2 rules', preferred: false, text: fileOf(BITE, GO, OTHER) },
    ]);
  });

  it('is repaired where a lone CR ends the lines', () => {
    const [repair] = repairsOf(CODE, fileOf(BITE + GO).replaceAll('\n', '\r'));
    expect(problemsOf(repair?.text ?? '')).to.deep.equal([]);
  });
});
