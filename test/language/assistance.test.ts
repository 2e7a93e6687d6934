import { expect } from 'chai';
import { rangeInLine } from '../../src/core/range';
import { analyse } from '../../src/games/analysis';
import type { OutlineEntry } from '../../src/games/fileFormat';
import { robotArenaFormat } from '../../src/games/robots/language/arena/format';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { ENGLISH } from '../../src/l10n/english';
import { completions, hoverText, inlayHints, outlineItems } from '../../src/language/assistance';
import { analyseLevel, bareFormat } from '../support/formats';

describe('completions', () => {
  const { definition } = analyseLevel('5', '#P #');
  const inMap = completions(slugLevelFormat, definition, { line: 1, character: 2 }, ENGLISH);

  it('offer the typical healths in the first line, in place of all of it', () => {
    const offers = completions(slugLevelFormat, definition, { line: 0, character: 1 }, ENGLISH);
    expect(offers.map(({ insertText }) => insertText)).to.include('20');
    expect(offers.every(({ range }) => range.start.character === 0 && range.end.character === 1)).to.equal(true);
    expect(offers.find(({ insertText }) => insertText === '20')?.detail).to.include('20');
  });

  it('show the blank by a sign that can be seen, and insert a blank', () => {
    const [blank] = inMap.filter(({ insertText }) => insertText === ' ');
    expect([blank?.label, blank?.detail]).to.deep.equal(['␣', 'floor']);
    expect(inMap.every(({ label }) => label.trim() !== '')).to.equal(true);
  });

  it('insert a character of the map at the caret, and say what it is', () => {
    const [sword] = inMap.filter(({ label }) => label === 'S');
    expect(sword?.insertText).to.equal('S');
    expect(sword?.range).to.deep.equal(rangeInLine(1, 2, 2));
    expect(sword?.detail).to.match(/^PoisonSword: damage 2 and poison 1\b/);
  });
});

describe('completions of a file that names others', () => {
  it('offer the files that there are', () => {
    const { definition } = analyse(robotArenaFormat, 'medic 1 0 0 N ');
    const offers = completions(robotArenaFormat, definition, { line: 0, character: 14 }, ENGLISH, ['walk.medic']);
    expect(offers.map(({ insertText }) => insertText)).to.deep.equal(['walk.medic']);
  });
});

describe('inlay hints', () => {
  it('are the remarks of the format in words, and none where it has none', () => {
    const position = { line: 0, character: 1 };
    const format = bareFormat({
      hints: () => [{ position, label: { key: 'slug.outline.goal', args: { row: 1, column: 2 } } }],
    });
    expect(inlayHints(format, null, ENGLISH)).to.deep.equal([{ position, label: 'Goal (1, 2)' }]);
    expect(inlayHints(bareFormat({}), null, ENGLISH)).to.deep.equal([]);
  });
});

describe('a hover', () => {
  for (const character of ['*', '_', '`', '[', '<', '|', '\\', '!', '~', '&', '{']) {
    it(`keeps ${character} in the text from being read as Markdown`, () => {
      const { definition } = analyseLevel('5', `#P${character}#`);
      const hover = hoverText(slugLevelFormat, definition, { line: 1, character: 2 }, ENGLISH);
      expect(hover?.lines[0]).to.include(`“\\${character}”`);
    });
  }

  it('keeps its own Markdown', () => {
    const { definition } = analyseLevel('5', '#PN#');
    const hover = hoverText(slugLevelFormat, definition, { line: 1, character: 2 }, ENGLISH);
    expect(hover?.lines).to.include.members(['**NiceSlug**', 'Health 10']);
    expect(hover?.range).to.deep.equal(rangeInLine(1, 2, 3));
  });

  it('is none where nothing stands', () => {
    const { definition } = analyseLevel('x', '#P#');
    expect(hoverText(slugLevelFormat, definition, { line: 1, character: 3 }, ENGLISH)).to.equal(null);
    expect(hoverText(slugLevelFormat, definition, { line: 9, character: 0 }, ENGLISH)).to.equal(null);
  });
});

describe('an outline', () => {
  it("lists the player, the slugs, the weapons and the goals in the game's order", () => {
    const { definition } = analyseLevel('5', 'GD#L', 'N PA');
    expect(
      outlineItems(slugLevelFormat, definition, ENGLISH).map(({ label, kind }) => `${kind} ${label}`),
    ).to.deep.equal([
      'player Player (1, 2)',
      'opponent ScaredSlug (0, 3)',
      'opponent NiceSlug (1, 0)',
      'opponent AngrySlug (1, 3)',
      'item PoisonDart (0, 1)',
      'place Goal (0, 0)',
    ]);
  });

  it('gives an editor no more than two thousand entries, the first ones', () => {
    const entries = Array.from({ length: 2001 }, (_, i): OutlineEntry => ({
      label: { key: `entry ${i}` },
      kind: 'item',
      range: rangeInLine(i, 0, 0),
    }));
    const items = outlineItems(bareFormat({ outline: () => entries }), null, ENGLISH);
    expect([items.length, items[0]?.label, items.at(-1)?.label]).to.deep.equal([2000, 'entry 0', 'entry 1999']);
  });
});
