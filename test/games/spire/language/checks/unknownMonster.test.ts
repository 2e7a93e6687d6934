import { expect } from 'chai';
import { fixed, fixesOf, messagesOf, problemsOf } from '../../support';

const CODE = 'spire/unknown-monster';

describe(CODE, () => {
  it('is reported on the first of two words, wrong case included', () => {
    expect(problemsOf('Encounter\n  louse 20\nSlime 20\nJAWWORM 5')).to.deep.equal([
      'error spire/unknown-monster 2:3-2:8',
      'error spire/unknown-monster 3:1-3:6',
      'error spire/unknown-monster 4:1-4:8',
    ]);
  });

  it('names the word, and the nearest type where one is near', () => {
    const [near = '', far = ''] = messagesOf('Encounter\nJawWrom 50\nSlime 20', CODE);
    expect(near).to.include('“JawWrom”').and.include('JawWorm?');
    expect(far).to.include('“Slime”').and.include('Louse, Cultist, JawWorm');
  });

  it('is repaired by the nearest type, or by another', () => {
    const text = 'Encounter\nCultsit 20\n';
    expect([0, 1, 2].map((number) => fixed(text, CODE, number))).to.deep.equal([
      'Encounter\nCultist 20\n',
      'Encounter\nLouse 20\n',
      'Encounter\nJawWorm 20\n',
    ]);
    expect(fixesOf(text, CODE).map(({ preferred }) => preferred)).to.deep.equal([true, false, false]);
    expect(fixesOf('Encounter\nSlime 2', CODE).some(({ preferred }) => preferred)).to.equal(false);
  });
});
