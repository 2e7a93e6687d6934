import { expect } from 'chai';
import { NotImplementedError } from '../../../../src/core/notImplementedError';
import { Card } from '../../../../src/games/spire/engine/card';
import { Strike } from '../../../../src/games/spire/engine/cards';
import { Encounter, type MonsterSetup } from '../../../../src/games/spire/engine/encounter';
import { Monster, type MonsterAction } from '../../../../src/games/spire/engine/monster';
import { Louse } from '../../../../src/games/spire/engine/monsters';
import { Player } from '../../../../src/games/spire/engine/player';
import type { StatusModifiers } from '../../../../src/games/spire/facts/cards';
import { freshContext, names } from '../support';

/** Hurts and weakens its target, and makes its user strong. */
class Zap extends Card {
  override getName(): string {
    return 'Zap';
  }

  override getDescription(): string {
    return 'Deal 4 damage.';
  }

  override getDamageAmount(): number {
    return 4;
  }

  override getEnergyCost(): number {
    return 2;
  }

  override getStatusModifiers(): StatusModifiers {
    return { weak: 3, vulnerable: 1, strength: 2 };
  }
}

/** A card for oneself, and one of a known name that needs no target. */
class Rest extends Card {
  override getName(): string {
    return 'Rest';
  }

  override getBlock(): number {
    return 11;
  }

  override requiresTarget(): boolean {
    return false;
  }
}
class WildStrike extends Strike {
  override requiresTarget(): boolean {
    return false;
  }
}

function holding(...cards: Card[]): { encounter: Encounter; player: Player } {
  const context = freshContext();
  const player = new Player(context, 30, [...cards, ...Array.from({ length: 5 - cards.length }, () => new Card())]);
  const monsters: MonsterSetup[] = [['Cultist', 40]];
  return { encounter: Encounter.begin(context, player, monsters), player };
}

describe('a card of one’s own', () => {
  it('tells itself in the words that it has', () => {
    expect([new Zap().toString(), new Zap().repr()]).to.deep.equal(['Zap: Deal 4 damage.', 'Zap()']);
  });

  it('is played from the hand on a target, with its own effects and cost', () => {
    const { encounter, player } = holding(new Zap());
    expect(encounter.playerApplyCard('Zap', 0)).to.equal(true);
    const [cultist] = encounter.getMonsters();
    expect([cultist?.getHp(), cultist?.getWeak(), cultist?.getVulnerable()]).to.deep.equal([40 - 9, 3, 1]);
    expect([player.getStrength(), player.getEnergy(), names(player.getDiscarded())]).to.deep.equal([2, 1, 'Zap']);
  });

  it('asks for a target exactly when it says that it needs one', () => {
    const { encounter, player } = holding(new Zap(), new Rest(), new WildStrike());
    expect(encounter.playerApplyCard('Zap')).to.equal(false);
    expect(encounter.playerApplyCard('Rest')).to.equal(true);
    expect(encounter.playerApplyCard('Strike'), 'the one in the hand counts').to.equal(true);
    expect([player.getBlock(), player.getEnergy()]).to.deep.equal([11, 1]);
    expect(encounter.playerApplyCard('Zap', 7), 'nobody has that number').to.equal(false);
    expect(encounter.playerApplyCard('Zap', 0), 'it is too dear').to.equal(false);
    expect(player.getHand()).to.have.length(3);
  });

  it('is not played when it is not in the hand', () => {
    const { encounter } = holding(new Rest());
    expect(encounter.playerApplyCard('Zap', 0)).to.equal(false);
    expect(encounter.playerApplyCard('Rest')).to.equal(true);
    expect(encounter.playerApplyCard('Rest')).to.equal(false);
  });
});

describe('a monster of one’s own', () => {
  it('acts as it says, and stays what it is in a fork', () => {
    class Mimic extends Louse {
      turns = 0;

      override getName(): 'Louse' {
        return 'Louse';
      }

      override action(): MonsterAction {
        this.turns++;
        return { damage: this.turns, strength: 1, vulnerable: 1 };
      }
    }
    const context = freshContext();
    const player = new Player(
      context,
      30,
      Array.from({ length: 5 }, () => new Card()),
    );
    const mimic = new Mimic(20, 0, 6);
    const encounter = new Encounter(player, [mimic]);
    encounter.enemyTurn();
    const fork = encounter.copy(player.copy(context));
    fork.endPlayerTurn();
    fork.enemyTurn();
    expect([mimic.turns, mimic.getStrength(), player.getHp()]).to.deep.equal([1, 1, 30 - 3]);
    const [other] = fork.getMonsters();
    expect(other).to.be.instanceOf(Mimic).and.to.include({ turns: 2 });
    expect([fork.getPlayer().getHp(), player.getHp()]).to.deep.equal([30 - 3 - 6, 27]);
  });

  it('must say how it acts: the plain one says so', () => {
    const monster = new Monster(20, 0);
    expect(() => monster.action()).to.throw(NotImplementedError, /^$/);
    expect(() => monster.plan()).to.throw(NotImplementedError);
  });
});

describe('a player of one’s own', () => {
  it('stays what it is in a fork, with piles of its own', () => {
    class Hermit extends Player {
      override getName(): string {
        return 'Hermit';
      }
    }
    const context = freshContext();
    const hermit = new Hermit(
      context,
      12,
      Array.from({ length: 9 }, () => new Zap()),
    );
    hermit.newTurn();
    const copy = hermit.copy(context.copy());
    copy.playCard('Zap');
    expect([copy.toString(), copy.getHand().length, hermit.getHand().length]).to.deep.equal(['Hermit: 12/12 HP', 4, 5]);
    expect([copy.getEnergy(), hermit.getEnergy()]).to.deep.equal([1, 3]);
  });
});
