import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, traceOf } from '../../support';

const CODE = 'slug/ragged-row';
const LEVEL = '30\n######\n#PG\n#😀A#\n######\n#\n';

describe(CODE, () => {
  it('is a warning over the whole of each row that is shorter than the longest, counted in characters', () => {
    const said = saidOf(CODE, LEVEL);
    expect(said.map(({ range }) => range)).to.deep.equal([
      rangeInLine(2, 0, 3),
      rangeInLine(3, 0, 5),
      rangeInLine(5, 0, 1),
    ]);
    expect(said.map(({ severity }) => severity)).to.deep.equal(['warning', 'warning', 'warning']);
    expect(said.map(({ message }) => /\d+ of \d+/.exec(message)?.[0])).to.deep.equal(['3 of 6', '4 of 6', '1 of 6']);
  });

  it('is repaired by walls at the end of this row or of all, and the level plays as before', () => {
    const [one, all, ...others] = repairsOf(CODE, LEVEL, 1);
    expect(others).to.deep.equal([]);
    expect(one).to.deep.equal({
      title: 'Fill up this row with walls',
      preferred: true,
      text: '30\n######\n#PG\n#😀A###\n######\n#\n',
    });
    expect(all).to.deep.equal({
      title: 'Fill up all 3 short rows with walls',
      preferred: false,
      text: '30\n######\n#PG###\n#😀A###\n######\n######\n',
    });
    expect(codesOf(all?.text ?? '')).not.to.include(CODE);
    expect(traceOf(all?.text ?? '', 'dd_s_')).to.deep.equal(traceOf(LEVEL, 'dd_s_'));
  });

  it('offers no more than the one row where there is one', () => {
    expect(repairsOf(CODE, '30\n####\n#PG')).to.deep.equal([
      { title: 'Fill up this row with walls', preferred: true, text: '30\n####\n#PG#' },
    ]);
  });

  for (const [title, text] of [
    ['rows of one length', '30\n#####\n#PGA#\n'],
    ['rows that are equal in characters but not in UTF-16 units', '30\n#😀#\n#PG\n'],
    ['blank lines', '30\n#####\n\n#PGA#\n\n'],
    ['a row that ends in spaces', '30\n#####\n#PG  \n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
