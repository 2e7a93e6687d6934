import { expect } from 'chai';
import { rangeInLine } from '../../src/core/range';
import { parse } from '../../src/games/analysis';
import type { OutlineEntry } from '../../src/games/fileFormat';
import { outlineItems } from '../../src/language/outline';
import { analyseLevel, bareFormat } from '../support/formats';
import { ENGLISH } from '../support/registry';

describe('an outline', () => {
  it("lists the player, the slugs, the weapons and the goals in the game's order", () => {
    const level = analyseLevel('5', 'GD#L', 'N PA');
    expect(outlineItems(level, ENGLISH).map(({ label, kind }) => `${kind} ${label}`)).to.deep.equal([
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
    const items = outlineItems(parse(bareFormat({ outline: () => entries }), ''), ENGLISH);
    expect([items.length, items[0]?.label, items.at(-1)?.label]).to.deep.equal([2000, 'entry 0', 'entry 1999']);
  });
});
