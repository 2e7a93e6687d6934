import { expect } from 'chai';
import { rangeInLine, rangeOf } from '../../src/core/range';
import { analyse } from '../../src/games/analysis';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { quickFixes } from '../../src/language/codeActions';
import { ENGLISH } from '../support/registry';

/** A level in which every cell but two is a character without a meaning. */
function oddLevel(side: number): string {
  return ['20', ...Array.from({ length: side }, () => '.'.repeat(side)), `P${'.'.repeat(side - 2)}P`, ''].join('\n');
}

describe('a file with very many problems', () => {
  it('still tells the error that stops play, however few problems are wanted', () => {
    const { problems, plays } = analyse(slugLevelFormat, oddLevel(20), { limit: 5 });
    expect(plays).to.equal(false);
    expect(problems).to.have.length(5);
    expect(problems.map(({ code }) => code)).to.include('slug/many-players');
  });

  it('offers each repair once for a selection of everything', () => {
    const analysis = analyse(slugLevelFormat, oddLevel(60));
    const actions = quickFixes(analysis, rangeOf(0, 0, 61, 60), ENGLISH);
    const titles = actions.map(({ title }) => title);
    expect(new Set(titles).size).to.equal(titles.length);
    expect(titles.filter((title) => title.startsWith('Replace all'))).to.have.length(1);
  });

  it('does not offer to repair more places at once than an editor can bear', () => {
    const analysis = analyse(slugLevelFormat, oddLevel(200), { limit: 1000 });
    const actions = quickFixes(analysis, rangeInLine(1, 0, 0), ENGLISH);
    const titles = actions.map(({ title }) => title).filter((title) => title.startsWith('Replace'));
    expect(titles).to.deep.equal(['Replace with floor']);
  });

  it('offers at a caret between two odd characters the repair of the one that it stands before', () => {
    const analysis = analyse(slugLevelFormat, '20\n######\n#P..A#\n######\n');
    const actions = quickFixes(analysis, rangeInLine(2, 3, 3), ENGLISH);
    const one = actions.find(({ title }) => title === 'Replace with floor');
    expect(one?.edits()).to.deep.equal([{ range: rangeInLine(2, 3, 4), newText: ' ' }]);
  });
});
