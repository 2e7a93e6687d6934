import { expect } from 'chai';
import type { Cell } from '../../../../src/core/cell';
import { AngrySlug, NiceSlug, ScaredSlug, Slug } from '../../../../src/games/slug/engine/slug';
import { HealingRock } from '../../../../src/games/slug/engine/weapon';

/** Freezes a list of positions, so that a choice that changes it throws. */
const frozen = (...positions: Cell[]): readonly Cell[] =>
  Object.freeze(positions.map((position) => Object.freeze(position)));

describe('a slug', () => {
  it('is abstract: it has a health and may hold a weapon, but cannot choose', () => {
    const slug = new Slug(5);
    expect([slug.getSymbol(), slug.getName(), slug.repr(), slug.getHealth()]).to.deep.equal([
      'M',
      'Slug',
      'Slug(5)',
      5,
    ]);
    slug.equip(new HealingRock());
    expect(slug.getWeaponEffect()).to.deep.equal({ healing: 2 });
    const choose = (): Cell =>
      slug.chooseMove(
        [
          [0, 0],
          [1, 1],
        ],
        [1, 0],
        [2, 4],
      );
    expect(choose).to.throw(Error, /^Slug subclasses must implement a choose_move method\.$/);
  });

  it('can move at first, and then after every second turn', () => {
    const slug = new Slug(5);
    const seen = [slug.canMove()];
    for (let turn = 0; turn < 3; turn++) {
      slug.endTurn();
      seen.push(slug.canMove(), slug.canMove());
    }
    expect(seen).to.deep.equal([true, false, false, true, true, false, false]);
  });

  const rock = { weapon: 'HealingRock', effect: { healing: 2 } };
  const sword = { weapon: 'PoisonSword', effect: { damage: 2, poison: 1 } };
  const dart = { weapon: 'PoisonDart', effect: { poison: 2 } };
  const kinds = [
    { slug: new NiceSlug(), name: 'NiceSlug', symbol: 'N', health: 10, ...rock },
    { slug: new AngrySlug(), name: 'AngrySlug', symbol: 'A', health: 5, ...sword },
    { slug: new ScaredSlug(), name: 'ScaredSlug', symbol: 'L', health: 3, ...dart },
  ];
  for (const { slug, name, symbol, health, weapon, effect } of kinds) {
    it(`of the kind ${name} has its own health and weapon`, () => {
      expect([slug.getName(), String(slug), slug.repr(), slug.getSymbol()]).to.deep.equal([
        name,
        name,
        `${name}()`,
        symbol,
      ]);
      expect([slug.getHealth(), slug.getMaxHealth(), slug.getPoison()]).to.deep.equal([health, health, 0]);
      expect(slug.getWeapon()?.getName()).to.equal(weapon);
      expect(slug.getWeaponEffect()).to.deep.equal(effect);
    });

    it(`of the kind ${name} can be copied with all its values, and then goes its own way`, () => {
      const original = slug.copy();
      original.applyEffects({ damage: 1, poison: 2 });
      original.endTurn();
      const copy = original.copy();
      original.endTurn();
      original.applyPoison();
      expect([copy.repr(), copy.getHealth(), copy.getPoison(), copy.canMove()]).to.deep.equal([
        `${name}()`,
        health - 1,
        2,
        false,
      ]);
      expect(copy.getWeapon()?.getName()).to.equal(weapon);
    });
  }
});

describe('the choice of a slug', () => {
  const nice = new NiceSlug();
  const angry = new AngrySlug();
  const scared = new ScaredSlug();
  const cross = frozen([0, 1], [1, 0], [1, 2], [2, 1]);
  const choices: { title: string; slug: Slug; candidates: readonly Cell[]; player: Cell; to: Cell }[] = [
    { title: 'a nice slug stays', slug: nice, candidates: cross, player: [2, 4], to: [1, 1] },
    { title: 'an angry slug comes near', slug: angry, candidates: cross, player: [2, 4], to: [1, 2] },
    { title: 'a scared slug goes away', slug: scared, candidates: cross, player: [2, 4], to: [1, 0] },
    { title: 'an angry slug without candidates stays', slug: angry, candidates: [], player: [9, 9], to: [1, 1] },
    { title: 'a scared slug without candidates stays', slug: scared, candidates: [], player: [1, 1], to: [1, 1] },
    { title: 'an angry slug in the right place stays', slug: angry, candidates: cross, player: [1, 1], to: [1, 1] },
    {
      title: 'an angry slug takes the lowest of equally near cells, whatever their order',
      slug: angry,
      candidates: frozen([2, 1], [1, 2], [1, 0], [0, 1]),
      player: [0, 0],
      to: [0, 1],
    },
    {
      title: 'a scared slug takes the highest of equally far cells, whatever their order',
      slug: scared,
      candidates: frozen([1, 2], [2, 1], [0, 1], [1, 0]),
      player: [0, 0],
      to: [2, 1],
    },
    {
      title: 'an angry slug leaves its position for a lower one that is equally near',
      slug: angry,
      candidates: frozen([2, 2], [0, 2]),
      player: [1, 2],
      to: [0, 2],
    },
    {
      title: 'an angry slug keeps its position when it is the lowest of equally near ones',
      slug: angry,
      candidates: frozen([2, 2], [1, 3]),
      player: [1, 2],
      to: [1, 1],
    },
    {
      title: 'a scared slug keeps its position when it is the highest of equally far ones',
      slug: scared,
      candidates: frozen([0, 0], [0, 2]),
      player: [0, 1],
      to: [1, 1],
    },
    {
      title: 'a scared slug leaves its position for a higher one that is equally far',
      slug: scared,
      candidates: frozen([0, 0], [2, 0]),
      player: [1, 0],
      to: [2, 0],
    },
    {
      title: 'distance is a straight line, not a number of steps',
      slug: angry,
      candidates: frozen([9, 14], [12, 12]),
      player: [9, 9],
      to: [12, 12],
    },
    {
      title: 'rows are compared as numbers, not as text',
      slug: angry,
      candidates: frozen([10, 2], [2, 10]),
      player: [6, 6],
      to: [2, 10],
    },
    {
      title: 'columns are compared as numbers, not as text',
      slug: scared,
      candidates: frozen([30, 9], [30, 11]),
      player: [0, 10],
      to: [30, 11],
    },
  ];
  for (const { title, slug, candidates, player, to } of choices) {
    it(`shows that ${title}`, () => {
      expect(slug.chooseMove(candidates, Object.freeze<Cell>([1, 1]), Object.freeze(player))).to.deep.equal(to);
    });
  }

  it('changes nothing of the slug, so that it can be asked twice', () => {
    for (const slug of [nice, angry, scared]) {
      const first = slug.chooseMove(cross, [1, 1], [2, 4]);
      expect(slug.chooseMove(cross, [1, 1], [2, 4])).to.deep.equal(first);
      expect(slug.canMove()).to.equal(true);
    }
  });
});
