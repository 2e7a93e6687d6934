import { expect } from 'chai';
import { analyse, MAX_TEXT_LENGTH } from '../../../../../src/games/analysis';
import { spireGameFormat } from '../../../../../src/games/spire/language/format';
import { messagesOf, problemsOf } from '../../support';

const CODE = 'spire/too-large';

describe(CODE, () => {
  it('is the only thing to say of a file that is too long', () => {
    const text = `Encounter 1\n${'x\n'.repeat(MAX_TEXT_LENGTH / 2)}`;
    expect(problemsOf(text)).to.deep.equal(['error spire/too-large 1:1-1:12']);
    expect(messagesOf(text, CODE)[0]).to.include(String(MAX_TEXT_LENGTH));
  });

  it('is not said of the longest file', () => {
    const text = `Encounter\n${'x\n'.repeat((MAX_TEXT_LENGTH - 10) / 2)}`;
    expect(text).to.have.length(MAX_TEXT_LENGTH);
    const { definition, problems } = analyse(spireGameFormat, text, { limit: 100 });
    expect([definition.encounters[0]?.monsters.length, problems.length]).to.deep.equal([
      (MAX_TEXT_LENGTH - 10) / 2,
      100,
    ]);
  });
});
