import { expect } from 'chai';
import fc from 'fast-check';
import { rangeInLine } from '../../src/core/range';
import { SourceText } from '../../src/core/sourceText';
import { applyEdits, type TextEdit } from '../../src/core/textEdit';
import { fix, fixAll, fixOneAndAll, MAX_EDITS, removeLines } from '../../src/games/fixes';
import { propertyOptions } from '../support/property';

const title = { key: 'mend' };
const editAt = (line: number): TextEdit => ({ range: rangeInLine(line, 0, 1), newText: '#' });

describe('a repair', () => {
  it('works out its edits when they are asked for, one or several', () => {
    expect(fix(title, () => editAt(1)).edits()).to.deep.equal([editAt(1)]);
    expect(fix(title, () => [editAt(1), editAt(2)]).edits()).to.have.length(2);
    let asked = false;
    fix(title, () => ((asked = true), []));
    expect(asked).to.equal(false);
  });

  it('is the preferred one unless it is said not to be', () => {
    expect([fix(title, () => []).preferred, fix(title, () => [], false).preferred]).to.deep.equal([true, false]);
  });
});

describe('the repair of all places', () => {
  const all = (count: number) =>
    fixAll(
      (told) => ({ key: 'all', args: { count: told } }),
      Array.from({ length: count }, (_, i) => i),
      editAt,
    );

  it('counts them, and is never the preferred one', () => {
    const [repair] = all(3);
    expect([repair?.title, repair?.preferred]).to.deep.equal([{ key: 'all', args: { count: 3 } }, false]);
    expect(repair?.edits()).to.deep.equal([editAt(0), editAt(1), editAt(2)]);
  });

  it('is not offered for one place, nor for more than an editor can do at once', () => {
    expect([0, 1, 2, MAX_EDITS, MAX_EDITS + 1].map((count) => all(count).length)).to.deep.equal([0, 0, 1, 1, 0]);
  });

  it('comes after the repair of one, which is left out where there is none', () => {
    const offered = (target: number | undefined) =>
      fixOneAndAll({ title, target }, { title: () => ({ key: 'all' }), targets: [0, 1] }, editAt).map(
        (f) => f.title.key,
      );
    expect([offered(1), offered(undefined), offered(0)]).to.deep.equal([['mend', 'all'], ['all'], ['mend', 'all']]);
  });
});

describe('lines that are removed', () => {
  it('go with one line end each, whichever they are, and no two edits overlap', () => {
    const lines = fc.array(fc.constantFrom('', 'a', 'bc'), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.array(fc.nat(7)), fc.constantFrom('', '\n'), (all, picked, end) => {
        const doomed = [...new Set(picked)].filter((line) => line < all.length).sort((a, b) => a - b);
        const text = all.join('\n') + end;
        const source = new SourceText(text);
        fc.pre(source.lines.length === all.length);
        const edits = removeLines(source, doomed);
        const ends = edits.map(({ range }) => [
          range.start.line * 100 + range.start.character,
          range.end.line * 100 + range.end.character,
        ]);
        for (let i = 1; i < ends.length; i++) expect(ends[i]?.[0]).to.be.at.least(ends[i - 1]?.[1] ?? 0);
        const left = all.filter((_, line) => !doomed.includes(line));
        expect(new SourceText(applyEdits(text, edits)).lines.join('\n').trimEnd()).to.equal(left.join('\n').trimEnd());
      }),
      propertyOptions(300),
    );
  });
});
