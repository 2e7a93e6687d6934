import { expect } from 'chai';
import { Monster } from '../../../../src/games/spire/engine/monster';
import { createMonster, Cultist, JawWorm, Louse } from '../../../../src/games/spire/engine/monsters';
import { MONSTERS } from '../../../../src/games/spire/facts/monsters';
import { freshContext } from '../support';

describe('the monsters of Spire', () => {
  it('that are plain have IDs and no action', () => {
    const context = freshContext();
    const first = new Monster(20, context.takeId());
    const second = new Monster(3, context.takeId());
    expect([first.getId(), second.getId()]).to.deep.equal([0, 1]);
    expect(() => first.action()).to.throw();
    expect(() => first.plan()).to.throw();
    first.reduceHp(10);
    expect(first.toString()).to.equal('Monster: 10/20 HP');
  });

  it('that are lice bite with the amount drawn when they were made', () => {
    const context = freshContext();
    const louse = createMonster('Louse', 20, context);
    expect([louse.toString(), louse.repr(), louse.getId()]).to.deep.equal(['Louse: 20/20 HP', 'Louse(20)', 0]);
    for (let turn = 0; turn < 3; turn++) expect(louse.action()).to.deep.equal({ damage: 6 });
    const other = createMonster('Louse', 30, context);
    expect([other.getId(), other.action()]).to.deep.equal([1, { damage: 7 }]);
  });

  it('that are cultists grow, each by itself', () => {
    const context = freshContext();
    const cultist = createMonster('Cultist', 20, context);
    const actions = Array.from({ length: 5 }, () => cultist.action());
    expect(actions).to.deep.equal([
      { damage: 0, weak: 0 },
      { damage: 7, weak: 1 },
      { damage: 8, weak: 0 },
      { damage: 9, weak: 1 },
      { damage: 10, weak: 0 },
    ]);
    expect(createMonster('Cultist', 20, context).action()).to.deep.equal({ damage: 0, weak: 0 });
  });

  it('that are jaw worms turn wounds into block and damage', () => {
    const worm = createMonster('JawWorm', 20, freshContext());
    expect([worm.action(), worm.getBlock()]).to.deep.equal([{ damage: 0 }, 0]);
    worm.reduceHp(11);
    expect([worm.action(), worm.getBlock()]).to.deep.equal([{ damage: 5 }, 6]);
    worm.reduceHp(5);
    expect([worm.getHp(), worm.getBlock()]).to.deep.equal([9, 1]);
    worm.reduceHp(5);
    expect([worm.getHp(), worm.action(), worm.getBlock()]).to.deep.equal([5, { damage: 7 }, 8]);
  });

  it('halve the greatest wounds exactly', () => {
    const worm = new JawWorm(Number.MAX_SAFE_INTEGER, 0);
    worm.reduceHp(Number.MAX_SAFE_INTEGER - 2);
    expect(worm.action().damage).to.equal(4503599627370494);
    expect(worm.getBlock()).to.equal(4503599627370495);
  });

  it('tell their plan without changing anything', () => {
    const worm = new JawWorm(20, 0);
    worm.reduceHp(7);
    expect([worm.plan(), worm.plan(), worm.getBlock()]).to.deep.equal([
      { damage: 3, weak: 0, block: 4 },
      { damage: 3, weak: 0, block: 4 },
      0,
    ]);
    const cultist = new Cultist(9, 1);
    cultist.action();
    expect([cultist.plan(), cultist.plan()]).to.deep.equal([
      { damage: 7, weak: 1, block: 0 },
      { damage: 7, weak: 1, block: 0 },
    ]);
    expect(new Louse(5, 2, 7).plan()).to.deep.equal({ damage: 7, weak: 0, block: 0 });
  });

  it('are copied with ID, wounds and memory', () => {
    const cultist = new Cultist(20, 4);
    cultist.action();
    cultist.reduceHp(5);
    const copy = cultist.copy();
    cultist.action();
    expect([copy.getId(), copy.toString(), copy.action()]).to.deep.equal([
      4,
      'Cultist: 15/20 HP',
      { damage: 7, weak: 1 },
    ]);
    expect(new Louse(20, 1, 6).copy().action()).to.deep.equal({ damage: 6 });
    expect(new JawWorm(20, 1).copy().getName()).to.equal('JawWorm');
    expect(new Monster(20, 1).copy().toString()).to.equal('Monster: 20/20 HP');
  });

  it('do on their first turns what the table of facts foretells', () => {
    for (const { type, damageOnTurn } of MONSTERS) {
      const monster = createMonster(type, 20, freshContext());
      for (let turn = 1; turn <= 5; turn++) {
        const { damage } = monster.action();
        expect(damage).to.be.within(damageOnTurn(turn).least, damageOnTurn(turn).most);
      }
    }
  });
});
