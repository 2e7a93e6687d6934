import { expect } from 'chai';
import { BITE, fileOf, GO, problemsOf, repairsOf, ruleText, saidOf } from '../../support';

const CODE = 'snake/subsumed-rule';
const SPECIAL = ruleText(2, ' b T', '   h');

describe(CODE, () => {
  it('is a warning over the first row, and names the first earlier rule that asks for less in every cell', () => {
    expect(saidOf(CODE, fileOf(ruleText(2, ' b'), BITE, SPECIAL))).to.deep.equal([
      {
        severity: 'warning',
        place: '19:1-9',
        message:
          'Rule 3 is never used: rule 1 asks for less and fits wherever this one does. Move this rule above rule 1.',
      },
    ]);
  });

  it('is not reported where the special rule comes first, or each asks for something else', () => {
    expect(problemsOf(fileOf(SPECIAL, BITE))).to.deep.equal([]);
    expect(problemsOf(fileOf(SPECIAL, ruleText(2, ' t T')))).to.deep.equal([]);
  });

  it('is not reported for rules that can never fit', () => {
    const never = ruleText(2, '   #');
    expect(problemsOf(fileOf(never, ruleText(2, ' b #')))).to.deep.equal([
      'ahead-blocked 5:4-5',
      'ahead-blocked 13:4-5',
    ]);
  });

  it('is repaired by moving the rule with its comment above the one that asks for less, or removing it', () => {
    const said = `// rare\n${SPECIAL}`;
    expect(repairsOf(CODE, fileOf(GO, BITE, said))).to.deep.equal([
      { title: 'Move this rule above rule 2', preferred: true, text: fileOf(GO, said, BITE) },
      { title: 'Remove this rule', preferred: false, text: fileOf(GO, BITE) },
    ]);
  });

  it('is moved between rules that a comment alone parts, and touches none of them', () => {
    const [move] = repairsOf(CODE, `snake A\n${GO}// bite\n${BITE}\n${SPECIAL}end\n`);
    expect(move?.text).to.equal(`snake A\n${GO}\n${SPECIAL}\n// bite\n${BITE}end\n`);
    expect(problemsOf(move?.text ?? '')).to.deep.equal([]);
  });

  it('is removed together with its duplicates, one of which would take its place', () => {
    expect(repairsOf(CODE, fileOf(BITE, SPECIAL, GO, SPECIAL, SPECIAL)).at(-1)).to.deep.equal({
      title: 'Remove this rule and its 2 duplicates',
      preferred: false,
      text: fileOf(BITE, GO),
    });
  });
});
