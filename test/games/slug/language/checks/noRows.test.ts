import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, saidOf } from '../../support';

const CODE = 'slug/no-rows';

describe(CODE, () => {
  const cases = [
    { title: 'line 1 alone', text: '30', length: 2 },
    { title: 'line 1 alone with its line end', text: '30\r\n', length: 2 },
    { title: 'blank lines below line 1', text: ' 30\n\n\n', length: 3 },
    { title: 'a map row in line 1 and nothing else', text: '#PGA#\n', length: 5 },
    { title: 'a line end alone', text: '\n', length: 0 },
    { title: 'a byte order mark and line 1', text: '\uFEFF30\n', length: 2 },
  ];
  for (const { title, text, length } of cases) {
    it(`is an error over all of line 1 for ${title}`, () => {
      const [said, ...others] = saidOf(CODE, text);
      expect(others).to.deep.equal([]);
      expect(said).to.include({ severity: 'error' });
      expect(said?.range).to.deep.equal(rangeInLine(0, 0, length));
      expect(said?.message).to.include('line 1').and.include('#P G#');
    });
  }

  it('leaves the other checks of the map out', () => {
    expect(codesOf('30\n\n')).to.deep.equal([CODE, 'slug/trailing-blank-lines']);
  });

  for (const [title, text] of [
    ['an empty file', ''],
    ['a byte order mark alone', '\uFEFF'],
    ['a row of one space', '30\n '],
    ['a row below blank lines', '30\n\n#'],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(text)).not.to.include(CODE);
    });
  }
});
