import { expect } from 'chai';
import { rangeInLine } from '../../src/core/range';
import { hoverText } from '../../src/language/hover';
import { analyseLevel } from '../support/formats';
import { ENGLISH } from '../support/registry';

describe('a hover', () => {
  for (const character of ['*', '_', '`', '[', '<', '|', '\\', '!', '~', '&', '{']) {
    it(`keeps ${character} in the text from being read as Markdown`, () => {
      const level = analyseLevel('5', `#P${character}#`);
      const hover = hoverText(level, { line: 1, character: 2 }, ENGLISH);
      expect(hover?.lines[0]).to.include(`“\\${character}”`);
    });
  }

  it('keeps its own Markdown', () => {
    const level = analyseLevel('5', '#PN#');
    const hover = hoverText(level, { line: 1, character: 2 }, ENGLISH);
    expect(hover?.lines).to.include.members(['**NiceSlug**', 'Health 10']);
    expect(hover?.range).to.deep.equal(rangeInLine(1, 2, 3));
  });

  it('is none where nothing stands', () => {
    const level = analyseLevel('x', '#P#');
    expect(hoverText(level, { line: 1, character: 3 }, ENGLISH)).to.equal(null);
    expect(hoverText(level, { line: 9, character: 0 }, ENGLISH)).to.equal(null);
  });
});
