import { expect } from 'chai';
import { MAX_TEXT_LENGTH } from '../../../../../src/games/analysis';
import { analysed, problemsOf, saidOf } from '../../support';

const CODE = 'snake/too-large';

describe(CODE, () => {
  it('is the only problem of a text that is too long, and nothing is played', () => {
    const text = `Snake A\n${'\n'.repeat(MAX_TEXT_LENGTH)}`;
    expect(saidOf(CODE, text)).to.deep.equal([
      {
        severity: 'error',
        place: '1:1-8',
        message: `This file has ${text.length} characters; Turnsmith reads at most ${MAX_TEXT_LENGTH}.`,
      },
    ]);
    expect(analysed(text).problems).to.have.length(1);
    expect(analysed(text).plays).to.equal(false);
  });

  it('is not reported for the largest text', () => {
    const start = 'snake A\nend\n';
    expect(problemsOf(start + '\n'.repeat(MAX_TEXT_LENGTH - start.length))).to.deep.equal([]);
  });
});
