import { expect } from 'chai';
import { rangeInLine, rangeOf } from '../../src/core/range';
import { applyEdits, deleteLines, lineEdits, type TextEdit } from '../../src/core/textEdit';

const replace = (line: number, from: number, to: number, newText: string): TextEdit => ({
  range: rangeInLine(line, from, to),
  newText,
});

describe('applying edits', () => {
  const table: readonly [title: string, before: string, edits: readonly TextEdit[], after: string][] = [
    ['changes nothing without an edit', 'a\r\nb', [], 'a\r\nb'],
    [
      'replaces, inserts and deletes',
      'abc\ndef',
      [replace(0, 1, 2, 'XY'), replace(1, 0, 0, '>'), replace(1, 2, 3, '')],
      'aXYc\n>de',
    ],
    ['takes the edits in any order', 'abc', [replace(0, 2, 3, '3'), replace(0, 0, 1, '1')], '1b3'],
    ['keeps the order of insertions at one place', 'b', [replace(0, 0, 0, '1'), replace(0, 0, 0, '2')], '12b'],
    ['finds its place behind CRLF', 'ab\r\ncd\r\n', [replace(1, 1, 2, 'X')], 'ab\r\ncX\r\n'],
    ['finds its place behind a lone CR', 'ab\rcd', [replace(1, 0, 1, 'X')], 'ab\rXd'],
    ['removes a CRLF whole', 'ab\r\ncd', [{ range: rangeOf(0, 2, 1, 0), newText: '' }], 'abcd'],
    ['counts UTF-16 units', '\u{1F40C}a', [replace(0, 2, 3, 'b')], '\u{1F40C}b'],
    ['takes a place beyond the end of a line as its end', 'ab\r\ncd', [replace(0, 9, 9, '!')], 'ab!\r\ncd'],
    ['takes a place beyond the last line as the end of the text', 'ab\ncd', [replace(9, 3, 3, '!')], 'ab\ncd!'],
    ['takes the place behind a final line end as a line', 'ab\n', [replace(1, 0, 0, 'cd')], 'ab\ncd'],
    ['fills an empty text', '', [replace(0, 0, 0, 'a')], 'a'],
  ];
  for (const [title, before, edits, after] of table) {
    it(title, () => {
      expect(applyEdits(before, edits)).to.equal(after);
    });
  }

  it('leaves the list of edits as it was', () => {
    const edits = [replace(0, 1, 1, 'b'), replace(0, 0, 0, 'a')];
    applyEdits('xy', edits);
    expect(edits.map(({ newText }) => newText)).to.deep.equal(['b', 'a']);
  });
});

describe('deleting lines', () => {
  const table: readonly [title: string, text: string, from: number, to: number, after: string][] = [
    ['takes the first line with the break behind it', 'a\nbb\nc', 0, 0, 'bb\nc'],
    ['takes lines in the middle with one break', 'a\nbb\nc\nd', 1, 2, 'a\nd'],
    ['takes the last line with the break before it', 'a\nbb\nccc', 2, 2, 'a\nbb'],
    ['takes lines up to the end', 'a\nbb\nccc', 1, 2, 'a'],
    ['leaves an empty text when every line goes', 'a\nbb', 0, 1, ''],
    ['takes the only line', 'a', 0, 0, ''],
  ];
  for (const [title, text, from, to, after] of table) {
    it(title, () => {
      const lengths = text.split('\n').map((line) => line.length);
      expect(applyEdits(text, [deleteLines(from, to, lengths)])).to.equal(after);
    });
  }
});

describe('the edits between two texts', () => {
  it('are none for equal texts, and none for line ends alone', () => {
    expect(lineEdits('a\nb\n', 'a\nb\n')).to.deep.equal([]);
    expect(lineEdits('a\r\nb\r\n', 'a\nb\n')).to.deep.equal([]);
  });

  it('touch only the lines that differ when the number of lines stays', () => {
    expect(lineEdits('a\nbb\nc\nd', 'a\nX\nc\nY')).to.deep.equal([replace(1, 0, 2, 'X'), replace(3, 0, 1, 'Y')]);
  });

  it('are one edit that leaves equal lines above and below alone when the number of lines changes', () => {
    expect(lineEdits('a\nb\nc\nd', 'a\nX\nY\nZ\nd')).to.deep.equal([
      { range: rangeOf(1, 0, 2, 1), newText: 'X\nY\nZ' },
    ]);
  });

  it('add a final line end behind the last line', () => {
    expect(lineEdits('a\nb', 'a\nb\n')).to.deep.equal([replace(1, 1, 1, '\n')]);
  });
});
