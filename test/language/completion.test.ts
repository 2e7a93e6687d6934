import { expect } from 'chai';
import { rangeInLine } from '../../src/core/range';
import { parse } from '../../src/games/analysis';
import { completions } from '../../src/language/completion';
import { analyseLevel, bareFormat } from '../support/formats';
import { ENGLISH } from '../support/registry';

describe('completions', () => {
  const level = analyseLevel('5', '#P #');
  const inMap = completions(level, { line: 1, character: 2 }, ENGLISH);

  it('offer the typical healths in the first line, in place of all of it', () => {
    const offers = completions(level, { line: 0, character: 1 }, ENGLISH);
    expect(offers.map(({ insertText }) => insertText)).to.include('20');
    expect(offers.every(({ range }) => range.start.character === 0 && range.end.character === 1)).to.equal(true);
    expect(offers.find(({ insertText }) => insertText === '20')?.detail).to.include('20');
  });

  it('show the blank by a sign that can be seen, and insert a blank', () => {
    const [blank] = inMap.filter(({ insertText }) => insertText === ' ');
    expect([blank?.label, blank?.detail]).to.deep.equal(['␣', 'floor']);
    expect(inMap.every(({ label }) => label.trim() !== '')).to.equal(true);
  });

  it('put a character of the map in place of the one behind the caret, and say what it is', () => {
    const [sword] = inMap.filter(({ label }) => label === 'S');
    expect(sword?.insertText).to.equal('S');
    expect(sword?.range).to.deep.equal(rangeInLine(1, 2, 3));
    expect(sword?.detail).to.match(/^PoisonSword: damage 2 and poison 1\b/);
  });
});

describe('completions of a file that names others', () => {
  it('offer the files that there are', () => {
    const format = bareFormat({
      complete: (_, __, files = []) =>
        files.map((insert) => ({ insert, range: rangeInLine(0, 0, 0), description: { key: 'a file' } })),
    });
    const offers = completions(parse(format, ''), { line: 0, character: 0 }, ENGLISH, ['walk.medic']);
    expect(offers.map(({ insertText }) => insertText)).to.deep.equal(['walk.medic']);
  });
});
