import { expect } from 'chai';
import fc from 'fast-check';
import type { Cell } from '../../../../src/core/cell';
import { HealingRock, PoisonDart, PoisonSword, Weapon } from '../../../../src/games/slug/engine/weapon';
import { propertyOptions } from '../../../support/property';

const ALL = [new Weapon(), new PoisonDart(), new PoisonSword(), new HealingRock()];

describe('a weapon', () => {
  const descriptions = [
    { weapon: new Weapon(), name: 'AbstractWeapon', symbol: 'W', effect: {}, range: 0, repr: 'Weapon()' },
    { weapon: new PoisonDart(), name: 'PoisonDart', symbol: 'D', effect: { poison: 2 }, range: 2 },
    { weapon: new PoisonSword(), name: 'PoisonSword', symbol: 'S', effect: { damage: 2, poison: 1 }, range: 1 },
    { weapon: new HealingRock(), name: 'HealingRock', symbol: 'H', effect: { healing: 2 }, range: 2 },
  ];
  for (const { weapon, name, symbol, effect, range, repr = `${name}()` } of descriptions) {
    it(`describes itself: ${name}`, () => {
      expect(weapon.getName()).to.equal(name);
      expect(String(weapon)).to.equal(name);
      expect(weapon.getSymbol()).to.equal(symbol);
      expect(weapon.getEffect()).to.deep.equal(effect);
      expect(weapon.range).to.equal(range);
      expect(weapon.repr()).to.equal(repr);
    });
  }

  const around = [
    [1, 2],
    [1, 0],
    [2, 1],
    [0, 1],
  ];
  const twoAround = [...around, [1, 3], [1, -1], [3, 1], [-1, 1]];
  const targets: { weapon: Weapon; from: Cell; expected: number[][] }[] = [
    { weapon: new Weapon(), from: [1, 1], expected: [] },
    { weapon: new PoisonDart(), from: [1, 1], expected: twoAround },
    { weapon: new HealingRock(), from: [1, 1], expected: twoAround },
    { weapon: new PoisonSword(), from: [1, 1], expected: around },
    {
      weapon: new PoisonSword(),
      from: [0, 0],
      expected: [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
      ],
    },
    {
      weapon: new PoisonDart(),
      from: [8, 8],
      expected: [
        [8, 9],
        [8, 7],
        [9, 8],
        [7, 8],
        [8, 10],
        [8, 6],
        [10, 8],
        [6, 8],
      ],
    },
  ];
  for (const { weapon, from, expected } of targets) {
    it(`lists its targets ring by ring, each right, left, down, up: ${weapon.repr()} from ${from.join()}`, () => {
      expect(weapon.getTargets(from)).to.deep.equal(expected);
    });
  }

  it('reaches exactly the cells that are among its targets', () => {
    const near = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }));
    fc.assert(
      fc.property(near, near, (from, target) => {
        for (const weapon of ALL) {
          const isTarget = weapon.getTargets(from).some(([row, column]) => row === target[0] && column === target[1]);
          expect(weapon.reaches(from, target), weapon.getName()).to.equal(isTarget);
        }
      }),
      propertyOptions(500),
    );
  });
});
