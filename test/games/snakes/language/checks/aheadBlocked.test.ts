import { expect } from 'chai';
import { fileOf, problemsOf, repairsOf, ruleText, saidOf } from '../../support';

const CODE = 'snake/ahead-blocked';

describe(CODE, () => {
  for (const letter of '#btHB') {
    it(`is a warning at the cell straight ahead that asks for “${letter}”`, () => {
      expect(problemsOf(fileOf(ruleText(2, `   ${letter}`)))).to.deep.equal(['ahead-blocked 5:4-5']);
    });
  }

  it('says which rule can never choose a move, and what could stand there', () => {
    expect(saidOf(CODE, fileOf(ruleText(2, '   #')))).to.deep.equal([
      {
        severity: 'warning',
        place: '5:4-5',
        message:
          'Rule 1 can never choose a move: the move goes straight ahead, and no snake can move onto “#”. Use -, T or a space here.',
      },
    ]);
  });

  it('is reported for an own head as well, which has both warnings', () => {
    expect(problemsOf(fileOf(ruleText(2, '   h')))).to.deep.equal(['ahead-blocked 5:4-5', 'never-fires 5:4-5']);
  });

  it('is not reported for what a move may lead onto', () => {
    for (const letter of '-T ') {
      expect(problemsOf(fileOf(ruleText(2, `   ${letter}`, '  bh')))).to.deep.equal([]);
    }
  });

  it('is repaired by what a move may lead onto; which of both is meant cannot be told', () => {
    expect(repairsOf(CODE, fileOf(ruleText(2, '   #')))).to.deep.equal(
      ['-', 'T'].map((letter) => ({
        title: `Write “${letter}”`,
        preferred: false,
        text: fileOf(ruleText(2, `   ${letter}`)),
      })),
    );
  });
});
