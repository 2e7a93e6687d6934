import { expect } from 'chai';
import { rangeOf } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, traceOf } from '../../support';

const CODE = 'slug/trailing-blank-lines';

describe(CODE, () => {
  const cases = [
    { title: 'one line', text: '30\n#PGA#\n\n', first: 2, last: 2, count: 1, repaired: '30\n#PGA#\n' },
    { title: 'several lines', text: '30\n#PGA#\n\n\n\n', first: 2, last: 4, count: 3, repaired: '30\n#PGA#\n' },
    { title: 'CRLF', text: '30\r\n#PGA#\r\n\r\n\r\n', first: 2, last: 3, count: 2, repaired: '30\r\n#PGA#\r\n' },
    { title: 'a lone CR', text: '30\r#PGA#\r\r', first: 2, last: 2, count: 1, repaired: '30\r#PGA#\r' },
    { title: 'a map without rows', text: '30\n\n\n', first: 1, last: 2, count: 2, repaired: '30\n' },
  ];
  for (const { title, text, first, last, count, repaired } of cases) {
    it(`is one warning from the first to the last such line that counts them: ${title}`, () => {
      const [said, ...others] = saidOf(CODE, text);
      expect(others).to.deep.equal([]);
      expect(said).to.include({ severity: 'warning' });
      expect(said?.range).to.deep.equal(rangeOf(first, 0, last, 0));
      expect(said?.message).to.match(count === 1 ? /^The blank line / : new RegExp(`^The ${count} blank lines `));
    });

    it(`is repaired by removing them, and the last row keeps its line end: ${title}`, () => {
      const [repair, ...others] = repairsOf(CODE, text);
      expect(others).to.deep.equal([]);
      expect(repair).to.include({ preferred: true, text: repaired });
      expect(repair?.title).to.match(count === 1 ? /the blank line\b/ : new RegExp(`the ${count} blank lines\\b`));
      expect(codesOf(repaired)).not.to.include(CODE);
    });
  }

  it('does not keep the level from playing as without them', () => {
    expect(traceOf('30\n#PGN#\n\n\n', 'd_a')).to.deep.equal(traceOf('30\n#PGN#', 'd_a'));
  });

  for (const [title, text] of [
    ['no final line end', '30\n#PGA#'],
    ['one final line end', '30\n#PGA#\n'],
    ['a last row of one space', '30\n#PGA#\n '],
    ['blank lines before the last row', '30\n#PGA#\n\n#####\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
