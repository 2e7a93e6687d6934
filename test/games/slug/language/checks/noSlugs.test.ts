import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf } from '../../support';

const CODE = 'slug/no-slugs';

describe(CODE, () => {
  it('is an information over all of line 1', () => {
    const [said, ...others] = saidOf(CODE, '+30\n#PGS#\n');
    expect(others).to.deep.equal([]);
    expect(said).to.include({ severity: 'info' });
    expect(said?.range).to.deep.equal(rangeInLine(0, 0, 3));
    expect(said?.message).to.include('no slug').and.include('goal wins');
  });

  it('is reported beside errors too, and offers no repair', () => {
    expect(codesOf('\n#G#\n')).to.include(CODE);
    expect(repairsOf(CODE, '30\n#PG#\n')).to.deep.equal([]);
  });

  for (const [title, text] of [
    ['one nice slug', '30\n#PGN#\n'],
    ['one angry slug', '30\n#PGA#\n'],
    ['one scared slug', '30\n#PGL#\n'],
    ['a level without rows', '30\n\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
