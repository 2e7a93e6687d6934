import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/extra-word';

describe(CODE, () => {
  it('is an error at the first surplus word, and the others are checked', () => {
    expect(arenaProblems('seed x 2 3\nattack 1 1 1 Q a b')).to.deep.equal([
      'arena/bad-number 1:6-7',
      'arena/extra-word 1:8-9',
      'arena/direction 2:14-15',
      'arena/extra-word 2:16-17',
    ]);
    const [said] = saidOf(CODE, 'seed 1 mine');
    expect(said).to.include({
      severity: 'error',
      message: 'Unexpected word “mine”. Write seed SEED, or put # in front of a comment.',
    });
  });

  it('is repaired by removing what is too much, or by making it a comment', () => {
    expect(repairsOf(CODE, 'seed 5 of mine # x')).to.deep.equal([
      '*Remove the extra words: seed 5 # x',
      'Turn the extra words into a comment: seed 5 # of mine # x',
    ]);
    const many = `attack 1 1 1 N${' more'.repeat(30)}`;
    expect(repairsOf(CODE, many)[0]).to.equal('*Remove the extra words: attack 1 1 1 N');
  });

  it('is not reported for words in a comment, nor for unknown lines', () => {
    expect(saidOf(CODE, 'seed 5 # of mine\nodd words that are many and more')).to.deep.equal([]);
  });
});
