import { expect } from 'chai';
import {
  BumpAction,
  EscapeAction,
  MeleeAction,
  MovementAction,
  WaitAction,
} from '../../../../src/games/rogue/engine/action';
import { engineOf, monsterOf, play, saidIn } from '../support';

describe('actions', () => {
  it('aim at a cell by a direction', () => {
    const engine = engineOf('map\n@o');
    const action = new BumpAction(engine.player, 1, 0);
    expect(action.destXy).to.deep.equal([1, 0]);
    expect(action.engine).to.equal(engine);
    expect(action.blockingEntity).to.equal(monsterOf(engine));
    expect(action.targetActor).to.equal(monsterOf(engine));
    expect(new BumpAction(engine.player, 0, 1).targetActor).to.equal(null);
  });

  it('step onto free floor, aslant between walls too, and nowhere else', () => {
    const steps: [map: string, key: string, place: string][] = [
      ['@.', 'l', '1,0'],
      ['@#', 'l', '0,0'],
      ['@.', 'h', '0,0'],
      ['@#\n#.', 'n', '1,1'],
      ['@.\n..', '.', '0,0'],
    ];
    for (const [map, key, place] of steps) {
      const { engine, turn } = play(`map\n${map}`, key);
      expect(`${engine.player.x},${engine.player.y}`, map).to.equal(place);
      expect(turn, 'it is a turn all the same').to.equal(1);
    }
  });

  it('hit who lives there, and say so', () => {
    const engine = engineOf('map\n@T', 'l');
    expect(saidIn(engine)).to.deep.equal([
      'Player attacks Troll for 4 hit points.',
      'Troll attacks Player for 2 hit points.',
    ]);
    expect([engine.player.fighter.hp, monsterOf(engine).fighter.hp]).to.deep.equal([28, 12]);
  });

  it('do no damage where power is not above defense', () => {
    const engine = engineOf('player power 1 defense 4\nmap\n@T', 'l');
    expect(saidIn(engine)).to.deep.equal([
      'Player attacks Troll but does no damage.',
      'Troll attacks Player but does no damage.',
    ]);
    expect([engine.player.fighter.hp, monsterOf(engine).fighter.hp]).to.deep.equal([30, 16]);
  });

  it('hit nobody on an empty cell, and waiting is nothing', () => {
    const engine = engineOf('map\n@.');
    new MeleeAction(engine.player, 1, 0).perform();
    new WaitAction(engine.player).perform();
    expect(saidIn(engine)).to.deep.equal([]);
  });

  it('step over any distance, as the path of a monster may demand', () => {
    const engine = engineOf('map\n@##.');
    new MovementAction(engine.player, 3, 0).perform();
    expect(engine.player.x).to.equal(3);
  });

  it('leave the game, after which nothing is a turn', () => {
    const engine = engineOf('map\n@.');
    new EscapeAction(engine.player).perform();
    expect(engine.hasLeft).to.equal(true);
    expect(engine.eventHandler.handleEvents([1, 0])).to.equal(false);
    expect(engine.player.x).to.equal(0);
  });
});
