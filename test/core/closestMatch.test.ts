import { expect } from 'chai';
import { closestMatch } from '../../src/core/closestMatch';

const WORDS = ['attack', 'medic', 'seed', 'turns'];

describe('nearest', () => {
  it('finds a word in another case, or with one slip of each kind', () => {
    expect(['ATTACK', 'atack', 'attackk', 'attaxk', 'attcak'].map((word) => closestMatch(word, WORDS))).to.deep.equal(
      Array(5).fill('attack'),
    );
  });

  it('finds nothing with too many slips, or when a whole short word would be slips', () => {
    expect(['robot', 'at', '', 'xyz', 'a'.repeat(100000)].map((word) => closestMatch(word, WORDS))).to.deep.equal(
      Array(5).fill(null),
    );
    expect(closestMatch('ab', ['xy'])).to.equal(null);
  });

  it('takes the nearest, and the first of equally near ones', () => {
    expect(closestMatch('tern', ['torn', 'turns', 'tern'])).to.equal('tern');
    expect(closestMatch('tarn', ['torn', 'turn'])).to.equal('torn');
  });

  it('forgives as many slips as asked', () => {
    expect(closestMatch('turn', ['turn180'])).to.equal(null);
    expect(closestMatch('turn', ['turn180'], 3)).to.equal('turn180');
  });
});
