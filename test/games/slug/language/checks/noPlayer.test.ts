import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf } from '../../support';

const CODE = 'slug/no-player';

describe(CODE, () => {
  it('is an error over all of line 1', () => {
    const [said, ...others] = saidOf(CODE, ' 30\n#####\n#GpA#\n#####\n');
    expect(others).to.deep.equal([]);
    expect(said).to.include({ severity: 'error' });
    expect(said?.range).to.deep.equal(rangeInLine(0, 0, 3));
    expect(said?.message).to.include('no player').and.include('P');
  });

  it('is repaired by a player in place of the first floor, counted on the board', () => {
    const [repair, ...others] = repairsOf(CODE, '30\n#####\n\n#😀A #\n#G  #\n');
    expect(others).to.deep.equal([]);
    expect(repair).to.deep.equal({
      title: 'Put the player on the first floor cell, (1, 3)',
      preferred: false,
      text: '30\n#####\n\n#😀AP#\n#G  #\n',
    });
    expect(codesOf(repair?.text ?? '')).not.to.include(CODE);
  });

  it('has no repair where there is no floor, since something would be lost', () => {
    expect(repairsOf(CODE, '30\n#GxA#\n')).to.deep.equal([]);
  });

  for (const [title, text] of [
    ['one player', '30\n#PGA#\n'],
    ['two players', '30\n#PPA#\n'],
    ['a level without rows', 'P\n\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
