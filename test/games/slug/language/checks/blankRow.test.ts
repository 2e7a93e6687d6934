import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf } from '../../support';

const CODE = 'slug/blank-row';

describe(CODE, () => {
  it('is an error at the empty place of each blank line, before the first row and between rows', () => {
    const said = saidOf(CODE, '30\n\n#####\n\n\n#PGA#\n');
    expect(said.map(({ range }) => range)).to.deep.equal([1, 3, 4].map((line) => rangeInLine(line, 0, 0)));
    expect(said.map(({ severity }) => severity)).to.deep.equal(['error', 'error', 'error']);
  });

  it('names the line as an editor counts it', () => {
    expect(saidOf(CODE, '30\n#####\n\n#PGA#\n')[0]?.message).to.match(/^Line 3 is empty\b/);
  });

  it('is repaired by removing the line, and offers no more where there is one', () => {
    const [repair, ...others] = repairsOf(CODE, '30\n#####\n\n#PGA#\n');
    expect(others).to.deep.equal([]);
    expect(repair).to.deep.equal({ title: 'Remove this blank line', preferred: true, text: '30\n#####\n#PGA#\n' });
    expect(codesOf(repair?.text ?? '')).not.to.include(CODE);
  });

  it('is repaired one by one or all at once, whatever the line ends', () => {
    const text = '30\r\n\r\n#####\r\n\r\n#PGA#\r\n\r\n';
    const [one, all, ...others] = repairsOf(CODE, text, 1);
    expect(others).to.deep.equal([]);
    expect(one).to.include({ preferred: true, text: '30\r\n\r\n#####\r\n#PGA#\r\n\r\n' });
    expect(all).to.deep.equal({
      title: 'Remove all 2 blank lines between the rows',
      preferred: false,
      text: '30\r\n#####\r\n#PGA#\r\n\r\n',
    });
  });

  for (const [title, text] of [
    ['a line of spaces', '30\n#####\n   \n#PGA#\n'],
    ['blank lines at the end', '30\n#PGA#\n\n\n'],
    ['blank lines without any row', '30\n\n\n'],
    ['an empty first line', '\n#PGA#\n'],
    ['CRLF', '30\r\n#####\r\n#PGA#\r\n'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
