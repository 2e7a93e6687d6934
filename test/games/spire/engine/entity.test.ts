import { expect } from 'chai';
import { damageAfterStatuses, Entity } from '../../../../src/games/spire/engine/entity';

function statuses(entity: Entity): number[] {
  return [entity.getStrength(), entity.getWeak(), entity.getVulnerable()];
}

describe('Spire entities', () => {
  it('begin with full hit points and nothing else', () => {
    const entity = new Entity(20);
    expect(entity.getName()).to.equal('Entity');
    expect([entity.getHp(), entity.getMaxHp(), entity.getBlock()]).to.deep.equal([20, 20, 0]);
    expect(statuses(entity)).to.deep.equal([0, 0, 0]);
    expect([entity.toString(), entity.repr()]).to.deep.equal(['Entity: 20/20 HP', 'Entity(20)']);
  });

  it('go through a life as checked by hand', () => {
    const entity = new Entity(20);
    entity.reduceHp(2);
    expect(entity.getHp()).to.equal(18);
    entity.addBlock(5);
    entity.reduceHp(10);
    expect([entity.getHp(), entity.getBlock(), entity.isDefeated()]).to.deep.equal([13, 0, false]);
    entity.addStrength(2);
    entity.addWeak(3);
    entity.addVulnerable(4);
    expect(statuses(entity)).to.deep.equal([2, 3, 4]);
    entity.addBlock(5);
    entity.newTurn();
    expect([...statuses(entity), entity.getBlock(), entity.getHp()]).to.deep.equal([2, 2, 3, 0, 13]);
    entity.reduceHp(15);
    expect([entity.getHp(), entity.isDefeated()]).to.deep.equal([0, true]);
  });

  for (const [maxHp, hit, left] of [
    [20, 10, 15],
    [10, 8, 7],
  ] as const) {
    it(`with ${maxHp} HP and 5 block keep ${left} after a hit of ${hit}`, () => {
      const entity = new Entity(maxHp);
      entity.addBlock(5);
      entity.reduceHp(hit);
      expect([entity.getHp(), entity.getBlock()]).to.deep.equal([left, 0]);
    });
  }

  it('keep the block that a hit did not need', () => {
    const entity = new Entity(10);
    entity.addBlock(8);
    entity.reduceHp(3);
    expect([entity.getHp(), entity.getBlock()]).to.deep.equal([10, 5]);
  });

  it('never have less than no weak and no vulnerable', () => {
    const entity = new Entity(10);
    entity.newTurn();
    expect(statuses(entity)).to.deep.equal([0, 0, 0]);
  });
});

describe('damage in Spire', () => {
  for (const [amount, vulnerable, weak, result] of [
    [10, false, false, 10],
    [9, true, false, 13],
    [7, false, true, 5],
    [10, true, true, 11],
    [1, true, true, 1],
    [2, true, true, 2],
    [5, true, true, 5],
    [9, true, true, 10],
    [13, true, true, 14],
    [17, true, true, 19],
    [0, true, true, 0],
  ] as const) {
    const target = vulnerable ? 'a vulnerable target' : 'a target';
    it(`${amount} by ${weak ? 'a weak attacker' : 'an attacker'} on ${target} is ${result}, cut once`, () => {
      expect(damageAfterStatuses(amount, vulnerable, weak)).to.equal(result);
    });
  }
});
