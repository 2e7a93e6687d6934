import { expect } from 'chai';
import { BumpAction } from '../../../../src/games/rogue/engine/action';
import { RenderOrder } from '../../../../src/games/rogue/engine/entity';
import { GameOverEventHandler } from '../../../../src/games/rogue/engine/eventHandler';
import { Fighter } from '../../../../src/games/rogue/engine/fighter';
import { engineOf, monsterOf, saidIn } from '../support';

describe('a fighter', () => {
  it('has hit points between 0 and its maximum', () => {
    const { fighter } = engineOf('map\n@').player;
    fighter.hp = 99;
    expect(fighter.hp).to.equal(30);
    fighter.hp = -5;
    expect(fighter.hp).to.equal(0);
  });

  it('dies once, at 0, and leaves remains that block nobody', () => {
    const engine = engineOf('map\n@.o');
    const orc = monsterOf(engine);
    orc.fighter.hp = 0;
    orc.fighter.hp = 0;
    expect(saidIn(engine)).to.deep.equal(['Orc is dead!']);
    expect(orc).to.include({ char: '%', name: 'remains of Orc', blocksMovement: false, ai: null, isAlive: false });
    expect(orc.renderOrder).to.equal(RenderOrder.CORPSE);
    expect(orc.color).to.deep.equal([191, 0, 0]);
    expect(engine.gameMap.isFree(2, 0)).to.equal(true);
    expect(new BumpAction(engine.player, 2, 0).targetActor).to.equal(null);
  });

  it('ends the game when it is the player who dies', () => {
    const engine = engineOf('player hp 1\nmap\n@o', '.');
    expect(saidIn(engine)).to.deep.equal(['Orc attacks Player for 1 hit points.', 'You died!']);
    expect(engine.player.name).to.equal('remains of Player');
    expect(engine.eventHandler).to.be.instanceOf(GameOverEventHandler);
    expect(engine.eventHandler.handleEvents([1, 0])).to.equal(false);
    expect(engine.eventHandler.handleEvents('escape')).to.equal(false);
    expect(engine.hasLeft).to.equal(true);
  });

  it('can be walked over when dead, and is drawn below', () => {
    const engine = engineOf('player power 10\nmap\n@o.', 'll');
    expect(engine.player.x).to.equal(1);
    expect(engine.gameMap.shownEntities.map(({ char }) => char).join('')).to.equal('%@');
  });
});

describe('a fighter of its own', () => {
  it('is copied with its hit points', () => {
    const fighter = new Fighter(9, 1, 2);
    expect(fighter.copy()).to.include({ hp: 9, maxHp: 9, defense: 1, power: 2 });
  });
});
