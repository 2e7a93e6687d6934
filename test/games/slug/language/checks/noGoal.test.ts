import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, startOf } from '../../support';

const CODE = 'slug/no-goal';

describe(CODE, () => {
  it('is a warning over all of line 1, and the level plays all the same', () => {
    const text = '\t30\r\n#PgA#\r\n';
    const [said, ...others] = saidOf(CODE, text);
    expect(others).to.deep.equal([]);
    expect(said).to.include({ severity: 'warning' });
    expect(said?.range).to.deep.equal(rangeInLine(0, 0, 3));
    expect(said?.message).to.include('(G)').and.include('can’t be won');
    expect(startOf(text).status).to.equal('playing');
  });

  it('is reported beside errors too, and offers no repair', () => {
    expect(codesOf('x\n#PP#\n')).to.include(CODE);
    expect(repairsOf(CODE, '30\n#PA#\n')).to.deep.equal([]);
  });

  for (const [title, text] of [
    ['a goal', '30\n#PGA#\n'],
    ['a goal that cannot be reached', '30\n#PA#G#\n'],
    ['a level without rows', '30\n\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
