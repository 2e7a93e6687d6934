import { expect } from 'chai';
import { BITE, fileOf, problemsOf, repairsOf, ruleText, saidOf } from '../../support';

const CODE = 'snake/never-fires';

describe(CODE, () => {
  it('is a warning at the first own head off the centre, or a centre that is none, whichever comes first', () => {
    expect(problemsOf(fileOf(ruleText(0, 'h', '', '', '   b')))).to.deep.equal(['never-fires 3:1-2']);
    expect(problemsOf(fileOf(ruleText(3, '   b', 'h')))).to.deep.equal(['never-fires 6:4-5']);
    expect(problemsOf(fileOf(ruleText(3, '   hh')))).to.deep.equal(['never-fires 6:5-6']);
    expect(problemsOf(fileOf(ruleText(3, '   -')))).to.deep.equal(['never-fires 6:4-5']);
  });

  it('says what is wrong with the place', () => {
    expect(saidOf(CODE, fileOf(BITE, ruleText(3, '   hh')))).to.deep.equal([
      {
        severity: 'warning',
        place: '14:5-6',
        message: 'Rule 2 can never fit: the snake’s own head is always at the centre, so it can’t be here.',
      },
    ]);
    expect(saidOf(CODE, fileOf(ruleText(3, '   b')))[0]?.message).to.equal(
      'Rule 1 can never fit: the centre is always the snake’s own head, but the rule asks for “b”.',
    );
  });

  it('is not reported for a blank centre', () => {
    expect(problemsOf(fileOf(ruleText(2, '   T', '    ')))).to.deep.equal([]);
  });

  it('is repaired by the own head at the centre, by blanks elsewhere, or by both', () => {
    expect(repairsOf(CODE, fileOf(ruleText(3, '   b')))).to.deep.equal([
      { title: 'Put the own head at the centre', preferred: true, text: fileOf(ruleText(3, '   h')) },
    ]);
    expect(repairsOf(CODE, fileOf(ruleText(3, 'h  h')))).to.deep.equal([
      { title: 'Replace it with a space', preferred: true, text: fileOf(ruleText(3, '   h')) },
    ]);
    expect(repairsOf(CODE, fileOf(ruleText(2, 'h', '   b  h')))).to.deep.equal([
      {
        title: 'Put the own head at the centre and nowhere else',
        preferred: true,
        text: fileOf(ruleText(3, '   h')),
      },
    ]);
  });
});
