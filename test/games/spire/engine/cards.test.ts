import { expect } from 'chai';
import { Card } from '../../../../src/games/spire/engine/card';
import {
  Bash,
  cardNamed,
  CARDS,
  Defend,
  Eruption,
  Neutralize,
  Strike,
  Survivor,
  Vigilance,
} from '../../../../src/games/spire/engine/cards';

const TABLE: [Card, string, number, number, number, object, boolean, string][] = [
  [new Card(), 'Card', 0, 0, 1, {}, true, 'A card.'],
  [new Strike(), 'Strike', 6, 0, 1, {}, true, 'Deal 6 damage.'],
  [new Defend(), 'Defend', 0, 5, 1, {}, false, 'Gain 5 block.'],
  [new Bash(), 'Bash', 7, 5, 2, {}, true, 'Deal 7 damage. Gain 5 block.'],
  [
    new Neutralize(),
    'Neutralize',
    3,
    0,
    0,
    { weak: 1, vulnerable: 2 },
    true,
    'Deal 3 damage. Apply 1 weak. Apply 2 vulnerable.',
  ],
  [new Survivor(), 'Survivor', 0, 8, 1, { strength: 1 }, false, 'Gain 8 block and 1 strength.'],
  [new Eruption(), 'Eruption', 9, 0, 2, {}, true, 'Deal 9 damage.'],
  [new Vigilance(), 'Vigilance', 0, 8, 2, { strength: 1 }, false, 'Gain 8 block and 1 strength.'],
];

describe('Spire cards', () => {
  for (const [card, name, damage, block, cost, modifiers, targeted, description] of TABLE) {
    it(`${name} is as in the table`, () => {
      expect(card.getName()).to.equal(name);
      expect(card.getDamageAmount()).to.equal(damage);
      expect(card.getBlock()).to.equal(block);
      expect(card.getEnergyCost()).to.equal(cost);
      expect(card.getStatusModifiers()).to.deep.equal(modifiers);
      expect(card.requiresTarget()).to.equal(targeted);
      expect(card.getDescription()).to.equal(description);
      expect(card.toString()).to.equal(`${name}: ${description}`);
      expect(card.repr()).to.equal(`${name}()`);
    });
  }

  it('seven of them can be named, in their own case', () => {
    expect(CARDS.map((card) => card.getName())).to.deep.equal(TABLE.slice(1).map(([, name]) => name));
    for (const card of CARDS) expect(cardNamed(card.getName())).to.equal(card);
    for (const word of ['Card', 'strike', 'STRIKE', 'Shiv', '', 'constructor'])
      expect(cardNamed(word)).to.equal(undefined);
  });
});
