import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, startOf } from '../../support';

const CODE = 'slug/many-slugs';

describe(CODE, () => {
  it('is one warning at the seventh slug in reading order that counts them all', () => {
    const [said, ...others] = saidOf(CODE, '30\n#PGNA#\n#LNAL#\n#x😀NA#\n');
    expect(others).to.deep.equal([]);
    expect(said).to.include({ severity: 'warning' });
    expect(said?.range).to.deep.equal(rangeInLine(3, 4, 5));
    expect(said?.message).to.include('8 slugs').and.include('room for 6');
  });

  it('leaves all slugs in the game, and offers no repair', () => {
    const text = '30\n#PGNALNALN#\n';
    expect(startOf(text).model.getSlugs()).to.have.length(7);
    expect(repairsOf(CODE, text)).to.deep.equal([]);
  });

  it('is reported beside errors too', () => {
    expect(codesOf('\nAAAAAAA\n')).to.include(CODE);
  });

  for (const [title, text] of [
    ['six slugs', '30\n#PGNALNAL#\n'],
    ['six slugs, however many weapons lie beside them', '30\n#PGNALNALDSHD#\n'],
    ['small letters', '30\n#PGAAAAAAnal#\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
