import { expect } from 'chai';
import { analyseArena, arenaProblems, saidOf } from '../../../support';

const CODE = 'arena/too-large';
const LIMIT = 2 ** 21;

describe(CODE, () => {
  it('is the one error of a text over 2^21 units, on line 1', () => {
    const text = `odd\n${'#'.repeat(LIMIT - 3)}`;
    expect(arenaProblems(text)).to.deep.equal(['arena/too-large 1:1-4']);
    expect(analyseArena(text).plays).to.equal(false);
    expect(saidOf(CODE, text)[0]?.message).to.equal(
      `This file has ${LIMIT + 1} characters; Turnsmith reads at most ${LIMIT}.`,
    );
  });

  it('is not reported at exactly 2^21 units: then the text is looked at', () => {
    expect(arenaProblems(`odd\n${'#'.repeat(LIMIT - 4)}`)).to.deep.equal(['arena/unknown-word 1:1-4']);
  });
});
