import { expect } from 'chai';
import { Encounter, type MonsterSetup } from '../../../../src/games/spire/engine/encounter';
import type { Monster } from '../../../../src/games/spire/engine/monster';
import { IronClad, Silent } from '../../../../src/games/spire/engine/players';
import { freshContext, names } from '../support';

function beginWith(...setups: MonsterSetup[]): { encounter: Encounter; player: Silent } {
  const context = freshContext();
  const player = new Silent(context);
  return { encounter: Encounter.begin(context, player, setups), player };
}

function only(encounter: Encounter): Monster {
  const [monster] = encounter.getMonsters();
  if (!monster) throw new RangeError('no monster');
  return monster;
}

function endTurn(encounter: Encounter): void {
  encounter.endPlayerTurn();
  encounter.enemyTurn();
}

describe('an encounter of Spire', () => {
  it('draws for its lice first and for the hand then', () => {
    const context = freshContext();
    const player = new IronClad(context);
    const encounter = Encounter.begin(context, player, [
      ['Louse', 25],
      ['Cultist', 30],
      ['Louse', 20],
    ]);
    expect(encounter.getMonsters().map((monster) => `${monster.getId()} ${monster.toString()}`)).to.deep.equal([
      '0 Louse: 25/25 HP',
      '1 Cultist: 30/30 HP',
      '2 Louse: 20/20 HP',
    ]);
    expect([encounter.getMonsters()[0]?.action(), encounter.getMonsters()[2]?.action()]).to.deep.equal([
      { damage: 6 },
      { damage: 7 },
    ]);
    expect(player.getHand()).to.have.length(5);
    expect([encounter.isActive(), encounter.getPlayer() === player]).to.deep.equal([true, true]);
  });

  it('begins with the discard pile under the deck', () => {
    const context = freshContext();
    const player = new Silent(context);
    Encounter.begin(context, player, []);
    player.endTurn();
    Encounter.begin(context, player, []);
    expect([player.getHand().length, player.getDeck().length, player.getDiscarded().length]).to.deep.equal([5, 7, 0]);
  });

  it('refuses a card without its target, on a dead target, unknown, absent or too dear, and changes nothing', () => {
    const { encounter, player } = beginWith(['Louse', 25]);
    const before = names(player.getHand());
    for (const [name, target] of [
      ['Strike', null],
      ['Strike', 1],
      ['Strike', -1],
      ['Defend', 7],
      ['Vigilance', null],
      ['Shiv', 0],
      ['Card', 0],
      ['strike', 0],
    ] as const)
      expect(encounter.playerApplyCard(name, target), `${name} ${target}`).to.equal(false);
    expect([names(player.getHand()), player.getEnergy(), only(encounter).getHp()]).to.deep.equal([before, 3, 25]);
    for (const name of ['Strike', 'Strike', 'Survivor'])
      expect(encounter.playerApplyCard(name, name === 'Strike' ? 0 : null)).to.equal(true);
    expect(encounter.playerApplyCard('Defend')).to.equal(false);
    expect(encounter.playerApplyCard('Neutralize', 0)).to.equal(true);
  });

  it('refuses a card when it is not the player who is to act', () => {
    const { encounter } = beginWith(['Louse', 25]);
    encounter.endPlayerTurn();
    expect(encounter.playerApplyCard('Strike', 0)).to.equal(false);
  });

  it("lets a card's own vulnerable and strength count for it", () => {
    const { encounter, player } = beginWith(['Louse', 25]);
    encounter.playerApplyCard('Neutralize', 0);
    const louse = only(encounter);
    expect([louse.getHp(), louse.getWeak(), louse.getVulnerable()]).to.deep.equal([21, 1, 2]);
    player.addStrength(2);
    encounter.playerApplyCard('Strike', 0);
    expect(louse.getHp()).to.equal(9);
  });

  it('hits with strength alone when a card that needs no target is given one', () => {
    const { encounter, player } = beginWith(['Louse', 25]);
    expect(encounter.playerApplyCard('Defend', 0)).to.equal(true);
    expect([only(encounter).getHp(), player.getBlock()]).to.deep.equal([25, 5]);
    player.addStrength(3);
    expect(encounter.playerApplyCard('Survivor', 0)).to.equal(true);
    expect([only(encounter).getHp(), player.getBlock(), player.getStrength()]).to.deep.equal([21, 13, 4]);
  });

  it('removes the defeated, and is over when none is left', () => {
    const { encounter } = beginWith(['Louse', 6], ['Louse', 6]);
    encounter.playerApplyCard('Strike', 0);
    expect(encounter.getMonsters().map((monster) => monster.getId())).to.deep.equal([1]);
    expect(encounter.playerApplyCard('Strike', 0)).to.equal(false);
    encounter.playerApplyCard('Strike', 1);
    expect(encounter.isActive()).to.equal(false);
  });

  it('has no enemy turn while the player is to act', () => {
    const { encounter, player } = beginWith(['Louse', 25]);
    encounter.enemyTurn();
    expect([player.getHp(), player.getHand().length]).to.deep.equal([70, 5]);
  });

  it("ends Neutralize's weak before the monster acts, and its vulnerable after the next turn", () => {
    const { encounter, player } = beginWith(['Louse', 60]);
    encounter.playerApplyCard('Neutralize', 0);
    endTurn(encounter);
    const louse = only(encounter);
    expect([player.getHp(), louse.getWeak(), louse.getVulnerable()]).to.deep.equal([64, 0, 1]);
    const before = louse.getHp();
    encounter.playerApplyCard('Strike', 0);
    expect(before - louse.getHp()).to.equal(9);
    endTurn(encounter);
    expect(louse.getVulnerable()).to.equal(0);
  });

  it("softens a monster's hit when it has been made weak twice", () => {
    const { encounter, player } = beginWith(['Louse', 60]);
    only(encounter).addWeak(2);
    endTurn(encounter);
    expect(player.getHp()).to.equal(70 - 4);
  });

  it('leaves no weak of one cultist, and one of two', () => {
    const weakAfterTwoTurns = (...setups: MonsterSetup[]): number => {
      const { encounter, player } = beginWith(...setups);
      endTurn(encounter);
      endTurn(encounter);
      return player.getWeak();
    };
    expect(weakAfterTwoTurns(['Cultist', 50])).to.equal(0);
    expect(weakAfterTwoTurns(['Cultist', 50], ['Cultist', 50])).to.equal(1);
  });

  it("keeps a jaw worm's block through the player's next turn", () => {
    const { encounter, player } = beginWith(['JawWorm', 50]);
    encounter.playerApplyCard('Strike', 0);
    endTurn(encounter);
    const worm = only(encounter);
    expect([worm.getBlock(), player.getHp()]).to.deep.equal([3, 67]);
    encounter.playerApplyCard('Strike', 0);
    expect([worm.getHp(), worm.getBlock()]).to.deep.equal([41, 0]);
  });

  it('lets all monsters act and draws a hand even when the player is down', () => {
    const { encounter, player } = beginWith(['Louse', 9], ['Cultist', 9]);
    player.reduceHp(69);
    endTurn(encounter);
    expect([player.isDefeated(), player.getHand().length]).to.deep.equal([true, 5]);
    expect(encounter.getMonsters()[1]?.action()).to.deep.equal({ damage: 7, weak: 1 });
  });
});
