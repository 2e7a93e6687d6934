import { expect } from 'chai';
import fc from 'fast-check';
import { applyEdits } from '../../src/core/textEdit';
import { analyse } from '../../src/games/analysis';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { canonicalText, formatting } from '../../src/language/formatting';
import { slugLevels } from '../support/arbitraries';
import { propertyOptions } from '../support/property';

const editsOf = (text: string) => formatting(analyse(slugLevelFormat, text));
const formatted = (text: string): string => applyEdits(text, editsOf(text));

describe('formatting', () => {
  const table: readonly [title: string, before: string, after: string][] = [
    ['fills up short rows and cleans the health', ' +05\t\n####\n#P\n####\n', '5\n####\n#P##\n####\n'],
    ['keeps CRLF where the text has it', '05\r\n####\r\n#P\r\n####\r\n', '5\r\n####\r\n#P##\r\n####\r\n'],
    ['drops blank lines at the end', '5\n###\n#P#\n\n\n', '5\n###\n#P#\n'],
    ['adds a final line end', '5\n#P#', '5\n#P#\n'],
    ['keeps unknown characters and blanks at the edge', '5\n x \n P \n', '5\n x \n P \n'],
  ];
  for (const [title, before, after] of table) {
    it(title, () => {
      expect(formatted(before)).to.equal(after);
    });
  }

  it('leaves a text alone that is canonical but for its line ends', () => {
    expect(editsOf('5\r\n#P #\r\n')).to.deep.equal([]);
  });

  it('leaves a file with errors alone, however crooked it is', () => {
    const crooked = ' 05\n####\n\n#P\n####\n\n';
    expect(editsOf(crooked)).to.deep.equal([]);
    expect(canonicalText(analyse(slugLevelFormat, crooked))).to.equal(null);
  });

  it('leaves a file alone that it would fill up until it could not be read again', () => {
    const ragged = `9\nP${' '.repeat(3000)}\n${'#\n'.repeat(750)}`;
    expect(analyse(slugLevelFormat, ragged).plays).to.equal(true);
    expect(editsOf(ragged)).to.deep.equal([]);
  });

  it('touches no line that is canonical already', () => {
    const edits = editsOf('5\n####\n#P\n####\n');
    expect(edits.map(({ range }) => [range.start.line, range.end.line])).to.deep.equal([[2, 2]]);
  });

  it('of a formatted text finds nothing to do', () => {
    fc.assert(
      fc.property(slugLevels, fc.constantFrom('\n', '\r\n'), (level, end) => {
        const ragged = level.replaceAll(/[ #]{1,2}$/gm, '');
        const text = ragged.replaceAll('\n', end);
        fc.pre(analyse(slugLevelFormat, text).plays);
        const once = formatted(text);
        expect(editsOf(once)).to.deep.equal([]);
        expect(once.replaceAll('\r\n', '\n')).to.equal(canonicalText(analyse(slugLevelFormat, text)));
      }),
      propertyOptions(100),
    );
  });
});
