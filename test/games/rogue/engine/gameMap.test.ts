import { expect } from 'chai';
import { Engine as RogueEngine } from '../../../../src/games/rogue/engine/engine';
import { createFactories } from '../../../../src/games/rogue/engine/entityFactories';
import { GameMap } from '../../../../src/games/rogue/engine/gameMap';
import { engineOf, fileOf } from '../support';

describe('a map', () => {
  it('answers for places on it and off it', () => {
    const { gameMap } = engineOf('map\n@#o');
    expect([-1, 0, 2, 3].map((x) => gameMap.inBounds(x, 0))).to.deep.equal([false, true, true, false]);
    expect([0, 1, 2, 3].map((x) => gameMap.isFree(x, 0))).to.deep.equal([false, false, false, false]);
    expect(gameMap.getBlockingEntityAtLocation(2, 0)).to.have.property('name', 'Orc');
    expect(gameMap.getBlockingEntityAtLocation(1, 0)).to.equal(null);
    expect(gameMap.getActorAtLocation(9, 9)).to.equal(null);
  });

  it('lists the living in the order in which they came', () => {
    const engine = engineOf('player power 99\nmap\nTo@', 'h');
    expect(engine.gameMap.actors.map(({ name }) => name)).to.deep.equal(['Player', 'Troll']);
    expect(engine.monsters.map(({ name }) => name)).to.deep.equal(['Troll', 'remains of Orc']);
  });

  it('does without an engine that has none', () => {
    expect(() => new RogueEngine(createFactories(fileOf('').stats).player, 8).gameMap).to.throw(RangeError);
  });

  it('starts as wall, and digging makes floor', () => {
    const engine = engineOf('map\n@');
    const map = new GameMap(engine, 4, 3);
    map.dig(1, 1, 2, 1);
    expect([...map.tiles].join('')).to.equal('000001100000');
  });
});
