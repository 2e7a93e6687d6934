import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf } from '../../support';

const CODE = 'slug/many-players';
const LEVEL = '30\n😀P#P#\n#PGA#\n';

describe(CODE, () => {
  it('is an error at each player after the first in reading order', () => {
    const said = saidOf(CODE, LEVEL);
    expect(said.map(({ range }) => range)).to.deep.equal([rangeInLine(1, 4, 5), rangeInLine(2, 1, 2)]);
    expect(said.map(({ severity }) => severity)).to.deep.equal(['error', 'error']);
    for (const { message } of said) expect(message).to.include('3 players');
  });

  it('is repaired by floor in place of all players but the first or this one', () => {
    expect(repairsOf(CODE, LEVEL, 1)).to.deep.equal([
      { title: 'Keep the first player, at (0, 1)', preferred: true, text: '30\n😀P# #\n# GA#\n' },
      { title: 'Keep this player, at (1, 1)', preferred: false, text: '30\n😀 # #\n#PGA#\n' },
    ]);
    for (const { text } of repairsOf(CODE, LEVEL, 1)) expect(codesOf(text)).not.to.include(CODE);
  });

  it('counts rows on the board when it names a player, not lines', () => {
    const [, here] = repairsOf(CODE, '30\n#PGA#\n\n#P  #\n');
    expect(here?.title).to.equal('Keep this player, at (1, 1)');
  });

  for (const [title, text] of [
    ['one player', '30\n#PGA#\n'],
    ['small letters', '30\n#PpA#\n'],
    ['a P in line 1', 'P\n#PGA#\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
