import { expect } from 'chai';
import { Entity, Player } from '../../../../src/games/slug/engine/entity';
import { HealingRock, PoisonDart, PoisonSword } from '../../../../src/games/slug/engine/weapon';

const valuesOf = (entity: Entity): [health: number, poison: number] => [entity.getHealth(), entity.getPoison()];

describe('an entity', () => {
  it('starts with full health, no poison and no weapon', () => {
    const entity = new Entity(10);
    expect([entity.getSymbol(), entity.getName(), String(entity), entity.repr()]).to.deep.equal([
      'E',
      'Entity',
      'Entity',
      'Entity(10)',
    ]);
    expect(valuesOf(entity)).to.deep.equal([10, 0]);
    expect(entity.getWeapon()).to.equal(null);
    expect(entity.getWeaponTargets([1, 1])).to.deep.equal([]);
    expect(entity.getWeaponEffect()).to.deep.equal({});
  });

  it('has the targets and the effect of its weapon', () => {
    const entity = new Entity(10);
    entity.equip(new PoisonSword());
    expect(entity.getWeaponTargets([0, 0])).to.deep.equal([
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ]);
    expect(entity.getWeaponEffect()).to.deep.equal({ damage: 2, poison: 1 });
  });

  it('holds one weapon: a second one takes the place of the first', () => {
    const entity = new Entity(10);
    entity.equip(new PoisonSword());
    entity.equip(new HealingRock());
    expect(entity.getWeapon()?.repr()).to.equal('HealingRock()');
  });

  it('takes effects, then poison, then healing up to its maximum', () => {
    const entity = new Entity(10);
    entity.applyEffects({ poison: 4, damage: 3 });
    expect(valuesOf(entity), 'poison does no harm yet').to.deep.equal([7, 4]);
    entity.applyPoison();
    expect(valuesOf(entity)).to.deep.equal([3, 3]);
    entity.applyEffects({ healing: 20 });
    expect(valuesOf(entity)).to.deep.equal([10, 3]);
    expect(entity.repr(), 'as it was at first').to.equal('Entity(10)');
  });

  const effects = [
    { title: 'poison adds up', effects: [{ poison: 2 }, { poison: 1 }], expected: [10, 3] },
    { title: 'an empty effect does nothing', effects: [{}], expected: [10, 0] },
    { title: 'damage stops at 0', effects: [{ damage: 25 }], expected: [0, 0] },
    { title: 'healing comes before damage', effects: [{ damage: 3 }, { healing: 5, damage: 5 }], expected: [5, 0] },
    { title: 'a health of 0 can be healed again', effects: [{ damage: 10 }, { healing: 2 }], expected: [2, 0] },
  ];
  for (const { title, effects: list, expected } of effects) {
    it(`knows that ${title}`, () => {
      const entity = new Entity(10);
      for (const effect of list) entity.applyEffects(effect);
      expect(valuesOf(entity)).to.deep.equal(expected);
    });
  }

  it('loses no more than its health to poison, which wears off by 1 all the same and never below 0', () => {
    const entity = new Entity(4);
    entity.applyEffects({ poison: 3 });
    const seen = [1, 2, 3, 4].map(() => {
      entity.applyPoison();
      return valuesOf(entity);
    });
    expect(seen).to.deep.equal([
      [1, 2],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('lives as long as it has health', () => {
    const entity = new Entity(1);
    expect(entity.isAlive()).to.equal(true);
    entity.applyEffects({ damage: 1 });
    expect(entity.isAlive()).to.equal(false);
  });
});

describe('the player', () => {
  it('is an entity with a name and a symbol of its own', () => {
    const player = new Player(20);
    expect([player.getSymbol(), player.getName(), player.repr()]).to.deep.equal(['P', 'Player', 'Player(20)']);
    player.equip(new PoisonDart());
    expect(player.getWeaponEffect()).to.deep.equal({ poison: 2 });
    player.applyEffects({ damage: 25 });
    expect(player.getHealth()).to.equal(0);
    expect(player.repr()).to.equal('Player(20)');
  });
});
