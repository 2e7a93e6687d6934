import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, traceOf } from '../../support';

const CODE = 'slug/ragged-row';
const LEVEL = '30\n######\n#PG\n#😀A#\n######\n#\n';

describe(CODE, () => {
  it('is a warning over the whole of each row that is shorter than most, counted in characters', () => {
    const said = saidOf(CODE, LEVEL);
    expect(said.map(({ range }) => range)).to.deep.equal([
      rangeInLine(2, 0, 3),
      rangeInLine(3, 0, 5),
      rangeInLine(5, 0, 1),
    ]);
    expect(said.map(({ severity }) => severity)).to.deep.equal(['warning', 'warning', 'warning']);
    expect(said.map(({ message }) => message.match(/\d+/g))).to.deep.equal([
      ['3', '6'],
      ['4', '6'],
      ['1', '6'],
    ]);
  });

  it('blames the one row that is longer than most, at its surplus cells, and none of the others', () => {
    const [said, ...others] = saidOf(CODE, '30\n######\n#P   ##\n#  G #\n######\n');
    expect([said?.range, others]).to.deep.equal([rangeInLine(2, 6, 7), []]);
    expect(said?.message).to.include('7 cells').and.include('have 6');
  });

  it('takes the wider of two widths that are equally common', () => {
    expect(saidOf(CODE, '30\n####\n#PG#\n###\n# #\n').map(({ range }) => range.start.line)).to.deep.equal([3, 4]);
  });

  it('is repaired by walls at the end of this row or of all, and the level plays as before', () => {
    const [one, all, ...others] = repairsOf(CODE, LEVEL, 1);
    expect(others).to.deep.equal([]);
    expect(one).to.deep.equal({
      title: 'Add the 2 missing walls',
      preferred: true,
      text: '30\n######\n#PG\n#😀A###\n######\n#\n',
    });
    expect(all).to.deep.equal({
      title: 'Add the missing walls to all 3 short rows',
      preferred: false,
      text: '30\n######\n#PG###\n#😀A###\n######\n######\n',
    });
    expect(codesOf(all?.text ?? '')).not.to.include(CODE);
    expect(traceOf(all?.text ?? '', 'dd_s_')).to.deep.equal(traceOf(LEVEL, 'dd_s_'));
  });

  it('offers no more than the one row where there is one', () => {
    expect(repairsOf(CODE, '30\n####\n#PG')).to.deep.equal([
      { title: 'Add the missing wall', preferred: true, text: '30\n####\n#PG#' },
    ]);
  });

  it('is repaired by removing surplus cells, at once where nothing but floor and walls would go', () => {
    expect(repairsOf(CODE, '30\n####\n#PG# #\n####\n')).to.deep.equal([
      { title: 'Remove the 2 surplus cells', preferred: true, text: '30\n####\n#PG#\n####\n' },
    ]);
    expect(repairsOf(CODE, '30\n####\n#PG#A\n####\n')).to.deep.equal([
      { title: 'Remove the surplus cell', preferred: false, text: '30\n####\n#PG#\n####\n' },
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
