import { expect } from 'chai';
import fc from 'fast-check';
import { applyEdits, deleteLines, lineEdits } from '../../src/core/textEdit';
import { lineLists } from '../support/arbitraries';
import { propertyOptions } from '../support/property';

const LINE_END = /\r\n|\r|\n/;

describe('edits of random texts', () => {
  it('turn one text into the other, up to line ends', () => {
    fc.assert(
      fc.property(lineLists, lineLists, fc.constantFrom('\n', '\r\n'), (before, after, end) => {
        const old = before.join(end);
        const edited = applyEdits(old, lineEdits(old, after.join('\n')));
        expect(edited.split(LINE_END)).to.deep.equal(after.join('\n').split('\n'));
      }),
      propertyOptions(500),
    );
  });

  it('leave the line ends of lines alone that stay', () => {
    fc.assert(
      fc.property(lineLists, fc.nat(), (lines, at) => {
        const before = ['', ...lines].join('\r\n');
        const changed = ['', ...lines];
        changed[at % changed.length] = 'changed';
        expect(applyEdits(before, lineEdits(before, changed.join('\n')))).to.equal(changed.join('\r\n'));
      }),
      propertyOptions(100),
    );
  });

  it('delete exactly the lines that were named, and no line end more', () => {
    fc.assert(
      fc.property(lineLists, fc.nat(), fc.nat(), fc.constantFrom('\n', '\r\n', '\r'), (lines, a, b, end) => {
        const all = ['first', ...lines, 'last'];
        const from = a % all.length;
        const to = from + (b % (all.length - from));
        const lengths = all.map((line) => line.length);
        const rest = [...all.slice(0, from), ...all.slice(to + 1)];
        expect(applyEdits(all.join(end), [deleteLines(from, to, lengths)])).to.equal(rest.join(end));
      }),
      propertyOptions(200),
    );
  });
});
