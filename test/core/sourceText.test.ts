import { expect } from 'chai';
import fc from 'fast-check';
import { rangeInLine } from '../../src/core/range';
import { SourceText } from '../../src/core/sourceText';
import { lineLists } from '../support/arbitraries';
import { propertyOptions } from '../support/property';

describe('a source text', () => {
  const table: readonly [title: string, source: string, lines: readonly string[]][] = [
    ['has no line when it is empty', '', []],
    ['has no line when it is only a byte order mark', '\uFEFF', []],
    ['has one line without a line end', 'a', ['a']],
    ['starts no further line with its final line end', 'a\nb\n', ['a', 'b']],
    ['has one empty line when it is only a line end', '\n', ['']],
    ['keeps the empty lines before its final line end', 'a\n\n\n', ['a', '', '']],
    ['takes CRLF as one line end', 'a\r\nb\r\n', ['a', 'b']],
    ['takes a lone CR as a line end', 'a\rb\r', ['a', 'b']],
    ['takes LF and then CR as two line ends', 'a\n\rb', ['a', '', 'b']],
    ['may mix the three line ends', 'a\r\n\rb\nc', ['a', '', 'b', 'c']],
    ['drops its byte order mark', '\uFEFF20\n#', ['20', '#']],
    ['drops one byte order mark only', '\uFEFF\uFEFFa', ['\uFEFFa']],
    ['keeps a byte order mark that does not begin it', 'a\n\uFEFFb', ['a', '\uFEFFb']],
    ['ends no line at a Unicode separator, form feed or NUL', 'a\u2028b\u0085c\fd\0e', ['a\u2028b\u0085c\fd\0e']],
    ['keeps white space around a line', ' a \t\n ', [' a \t', ' ']],
  ];
  for (const [title, source, lines] of table) {
    it(title, () => {
      expect(new SourceText(source).lines).to.deep.equal(lines);
    });
  }

  it('tells whether a byte order mark was dropped, and holds the text without it', () => {
    const marked = new SourceText('\uFEFFa\r\nb');
    expect([marked.hasByteOrderMark, marked.text]).to.deep.equal([true, 'a\r\nb']);
    const plain = new SourceText('a\r\nb');
    expect([plain.hasByteOrderMark, plain.text]).to.deep.equal([false, 'a\r\nb']);
  });

  it('gives the range of a whole line in UTF-16 units, without the line end', () => {
    const source = new SourceText('\uFEFFab\r\n\u{1F40C}\r\n');
    expect(source.lineRange(0)).to.deep.equal(rangeInLine(0, 0, 2));
    expect(source.lineRange(1)).to.deep.equal(rangeInLine(1, 0, 2));
  });

  it('has an empty line at every place outside', () => {
    const source = new SourceText('a');
    expect([source.line(1), source.line(-1)]).to.deep.equal(['', '']);
    expect(source.lineRange(7)).to.deep.equal(rangeInLine(7, 0, 0));
  });

  it('reads the same lines with every kind of line end', () => {
    fc.assert(
      fc.property(lineLists, fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        expect(new SourceText(lines.map((line) => line + end).join('')).lines).to.deep.equal(lines);
      }),
      propertyOptions(200),
    );
  });
});
