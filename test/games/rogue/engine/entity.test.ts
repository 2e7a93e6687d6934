import { expect } from 'chai';
import { BaseComponent } from '../../../../src/games/rogue/engine/baseComponent';
import { Entity, RenderOrder } from '../../../../src/games/rogue/engine/entity';
import { createFactories } from '../../../../src/games/rogue/engine/entityFactories';
import { engineOf, fileOf } from '../support';

describe('entities', () => {
  it('are the ones of the table', () => {
    const { player, orc, troll } = createFactories(fileOf('generate').stats);
    const looks = [player, orc, troll].map(({ name, char, color, fighter }) => [
      name,
      char,
      color.join(),
      fighter.hp,
      fighter.maxHp,
      fighter.defense,
      fighter.power,
    ]);
    expect(looks).to.deep.equal([
      ['Player', '@', '255,255,255', 30, 30, 2, 5],
      ['Orc', 'o', '63,127,63', 10, 10, 0, 3],
      ['Troll', 'T', '0,127,0', 16, 16, 1, 4],
    ]);
    for (const actor of [player, orc, troll]) {
      expect(actor).to.include({ blocksMovement: true, renderOrder: RenderOrder.ACTOR, isAlive: true });
    }
  });

  it('spawn copies that know their map, and leave the pattern as it is', () => {
    const { gameMap } = engineOf('map\n@..');
    const { troll } = createFactories(fileOf('generate').stats);
    const spawned = troll.spawn(gameMap, 2, 0);
    expect(spawned).to.include({ x: 2, y: 0, name: 'Troll', gamemap: gameMap });
    expect(gameMap.getActorAtLocation(2, 0)).to.equal(spawned);
    expect(() => troll.gamemap).to.throw(RangeError);
  });

  it('move from map to map and take their place in the order with them', () => {
    const first = engineOf('map\n@o.').gameMap;
    const second = engineOf('map\n@..').gameMap;
    const orc = first.getActorAtLocation(1, 0);
    orc?.place(2, 0, second);
    expect([...first.entities].map(({ name }) => name)).to.deep.equal(['Player']);
    expect([...second.entities].map(({ name }) => name)).to.deep.equal(['Player', 'Orc']);
    expect([first.isFree(1, 0), second.isFree(2, 0)]).to.deep.equal([true, false]);
  });

  it('that block nothing can lie under others', () => {
    const { gameMap } = engineOf('map\n@..');
    const item = new Entity({
      char: '!',
      color: [127, 0, 255],
      name: 'Potion',
      blocksMovement: false,
      renderOrder: RenderOrder.ITEM,
    });
    item.spawn(gameMap, 0, 0);
    expect(gameMap.shownEntities.map(({ name }) => name)).to.deep.equal(['Potion', 'Player']);
    expect(gameMap.getBlockingEntityAtLocation(0, 0)).to.have.property('name', 'Player');
  });

  it('have components that know their actor, once they have one', () => {
    expect(() => new BaseComponent().entity).to.throw(RangeError);
    const engine = engineOf('map\n@');
    expect(engine.player.fighter.entity).to.equal(engine.player);
    expect(engine.player.fighter.engine).to.equal(engine);
  });
});
