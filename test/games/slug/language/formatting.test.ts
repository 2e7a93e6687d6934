import { expect } from 'chai';
import { analyse } from '../../../../src/games/analysis';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { textOf, traceOf } from '../support';

/** The canonical text of a level that plays. */
function printed(text: string): string {
  const { definition, plays } = analyse(slugLevelFormat, text);
  expect(plays).to.equal(true);
  return slugLevelFormat.format(definition);
}

describe('the canonical form of a level', () => {
  const cases = [
    { title: 'has no byte order mark', text: '\uFEFF9\n#P#\n', canonical: '9\n#P#\n' },
    { title: 'ends its lines with LF instead of CRLF', text: '9\r\n#P#\r\n', canonical: '9\n#P#\n' },
    { title: 'ends its lines with LF instead of CR', text: '9\r#P#\r', canonical: '9\n#P#\n' },
    { title: 'has a final line end', text: '9\n#P#', canonical: '9\n#P#\n' },
    { title: 'has no blank lines at the end', text: '9\n#P#\n\n\r\n\n', canonical: '9\n#P#\n' },
    { title: 'has a health without sign, zeros and blanks', text: ' \t+007 \n#P#\n', canonical: '7\n#P#\n' },
    {
      title: 'keeps a health of the largest size',
      text: '09007199254740991\n#P#\n',
      canonical: '9007199254740991\n#P#\n',
    },
    { title: 'has short rows filled up with walls', text: '9\n#\n#P G\n##\n', canonical: '9\n####\n#P G\n####\n' },
    { title: 'counts characters, not UTF-16 units', text: '9\n#😀P\n#\n', canonical: '9\n#😀P\n###\n' },
    { title: 'keeps spaces at both ends of a row', text: '9\n  P \n    \n', canonical: '9\n  P \n    \n' },
    { title: 'keeps unknown characters, tabs too', text: '9\n?P\tx\n', canonical: '9\n?P\tx\n' },
  ];
  for (const { title, text, canonical } of cases) {
    it(title, () => {
      expect(printed(text)).to.equal(canonical);
      expect(printed(canonical), 'formatting twice').to.equal(canonical);
    });
  }

  it('plays as the crooked text did', () => {
    const crooked = '\uFEFF +025 \r\n#####\r\n#PS A?\r\n#  \r\n#L G\r\n\r\n\r\n';
    expect(printed(crooked)).to.equal(textOf('25', '######', '#PS A?', '#  ###', '#L G##'));
    expect(traceOf(printed(crooked), 'd_dasdd_w')).to.deep.equal(traceOf(crooked, 'd_dasdd_w'));
  });
});
