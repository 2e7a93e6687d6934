import { expect } from 'chai';
import { analyseMedic, medicProblems, saidOf } from '../../../support';

const CODE = 'medic/too-large';
const LIMIT = 2 ** 21;

describe(CODE, () => {
  it('is the one error of a text over 2^21 units, on line 1', () => {
    const text = `Fly\n${' '.repeat(LIMIT - 3)}`;
    expect(medicProblems(text)).to.deep.equal(['medic/too-large 1:1-4']);
    expect(analyseMedic(text).plays).to.equal(false);
    expect(saidOf(CODE, text)[0]?.message).to.equal(
      `This file has ${LIMIT + 1} characters; Turnsmith reads at most ${LIMIT}.`,
    );
  });

  it('is not reported at exactly 2^21 units: then the text is looked at', () => {
    expect(medicProblems(`Fly\n${' '.repeat(LIMIT - 4)}`)[0]).to.equal('medic/unknown-command 1:1-4');
  });
});
