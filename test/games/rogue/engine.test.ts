import { expect } from 'chai';
import {
  BumpAction,
  EscapeAction,
  MeleeAction,
  MovementAction,
  WaitAction,
} from '../../../src/games/rogue/engine/action';
import { BaseComponent } from '../../../src/games/rogue/engine/baseComponent';
import type { Engine } from '../../../src/games/rogue/engine/engine';
import { Engine as RogueEngine } from '../../../src/games/rogue/engine/engine';
import { Entity, type Actor } from '../../../src/games/rogue/engine/entity';
import { createFactories } from '../../../src/games/rogue/engine/entityFactories';
import { GameOverEventHandler, MainGameEventHandler } from '../../../src/games/rogue/engine/eventHandler';
import { Fighter } from '../../../src/games/rogue/engine/fighter';
import { rogueGame } from '../../../src/games/rogue/play/game';
import { GameMap } from '../../../src/games/rogue/engine/gameMap';
import { textOf } from '../../../src/games/rogue/engine/messages';
import { plannedPath } from '../../../src/games/rogue/play/plannedPath';
import { RenderOrder } from '../../../src/games/rogue/engine/renderOrder';
import { fileOf, play } from './support';

/** The engine of a text at the start, or after some keys. */
function engineOf(text: string, keys = ''): Engine {
  return play(text, keys).engine;
}

/** A monster that must be there. */
function monsterOf(engine: Engine, index = 0): Actor {
  const monster = engine.monsters[index];
  if (!monster) throw new RangeError(String(index));
  return monster;
}

const said = (engine: Engine): string[] => engine.messages.map(textOf);

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
      expect(actor).to.include({ blocksMovement: true, renderOrder: RenderOrder.Actor, isAlive: true });
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
      renderOrder: RenderOrder.Item,
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
    expect(said(engine)).to.deep.equal([
      'Player attacks Troll for 4 hit points.',
      'Troll attacks Player for 2 hit points.',
    ]);
    expect([engine.player.fighter.hp, monsterOf(engine).fighter.hp]).to.deep.equal([28, 12]);
  });

  it('do no damage where power is not above defense', () => {
    const engine = engineOf('player power 1 defense 4\nmap\n@T', 'l');
    expect(said(engine)).to.deep.equal([
      'Player attacks Troll but does no damage.',
      'Troll attacks Player but does no damage.',
    ]);
    expect([engine.player.fighter.hp, monsterOf(engine).fighter.hp]).to.deep.equal([30, 16]);
  });

  it('hit nobody on an empty cell, and waiting is nothing', () => {
    const engine = engineOf('map\n@.');
    new MeleeAction(engine.player, 1, 0).perform();
    new WaitAction(engine.player).perform();
    expect(said(engine)).to.deep.equal([]);
  });

  it('step over any distance, as the path of a monster may demand', () => {
    const engine = engineOf('map\n@##.');
    new MovementAction(engine.player, 3, 0).perform();
    expect(engine.player.x).to.equal(3);
  });

  it('leave the game on Escape, after which no key is a turn', () => {
    const engine = engineOf('map\n@.');
    expect(engine.eventHandler.handleEvents('Escape')).to.equal(false);
    expect(engine.hasLeft).to.equal(true);
    expect(engine.eventHandler.handleEvents('l')).to.equal(false);
    expect(engine.player.x).to.equal(0);
    const other = engineOf('map\n@.');
    new EscapeAction(other.player).perform();
    expect(other.hasLeft).to.equal(true);
  });
});

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
    expect(said(engine)).to.deep.equal(['Orc is dead!']);
    expect(orc).to.include({ char: '%', name: 'remains of Orc', blocksMovement: false, ai: null, isAlive: false });
    expect(orc.renderOrder).to.equal(RenderOrder.Remains);
    expect(orc.color).to.deep.equal([191, 0, 0]);
    expect(engine.gameMap.isFree(2, 0)).to.equal(true);
    expect(new BumpAction(engine.player, 2, 0).targetActor).to.equal(null);
  });

  it('ends the game when it is the player who dies', () => {
    const engine = engineOf('player hp 1\nmap\n@o', '.');
    expect(said(engine)).to.deep.equal(['Orc attacks Player for 1 hit points.', 'You died!']);
    expect(engine.player.name).to.equal('remains of Player');
    expect(engine.eventHandler).to.be.instanceOf(GameOverEventHandler);
    expect(engine.eventHandler.handleEvents('l')).to.equal(false);
    expect(engine.eventHandler.handleEvents('Escape')).to.equal(false);
    expect(engine.hasLeft).to.equal(true);
  });

  it('can be walked over when dead, and is drawn below', () => {
    const engine = engineOf('player power 10\nmap\n@o.', 'll');
    expect(engine.player.x).to.equal(1);
    expect(engine.gameMap.shownEntities.map(({ char }) => char).join('')).to.equal('%@');
  });
});

describe('a monster', () => {
  it('does nothing as long as the player has not seen it', () => {
    const engine = engineOf('fov 3\nmap\n@.......o', '.....');
    expect(monsterOf(engine).x).to.equal(8);
  });

  it('goes by what the player saw before its step', () => {
    const engine = engineOf('fov 3\nmap\n@...o...', 'l');
    expect(monsterOf(engine).x).to.equal(4);
    expect(engineOf('fov 3\nmap\n@...o...', 'l.').monsters[0]?.x).to.equal(3);
  });

  it('hits from each of the eight cells around, and not from two cells away', () => {
    for (const [dx, dy] of [
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ] as const) {
      const rows = [0, 1, 2].map((y) =>
        [0, 1, 2].map((x) => (x === 1 + dx && y === 1 + dy ? 'o' : x === 1 && y === 1 ? '@' : '.')).join(''),
      );
      expect(said(engineOf(`map\n${rows.join('\n')}`, '.'))).to.deep.equal(['Orc attacks Player for 1 hit points.']);
    }
    expect(said(engineOf('map\n@.o', '.'))).to.deep.equal([]);
  });

  it('acts in the order of the map', () => {
    const engine = engineOf('player hp 4\nmap\n.T.\no@o', '.');
    expect(said(engine)).to.deep.equal([
      'Troll attacks Player for 2 hit points.',
      'Orc attacks Player for 1 hit points.',
      'Orc attacks Player for 1 hit points.',
      'You died!',
    ]);
  });

  it('that comes later still acts when the player has died, but finds nobody to hit', () => {
    const { engine, turn } = play('player hp 1\nmap\n@o...o', '.l');
    expect(said(engine)).to.deep.equal(['Orc attacks Player for 1 hit points.', 'You died!']);
    expect(engine.monsters.map(({ x }) => x)).to.deep.equal([1, 4]);
    expect(turn).to.equal(1);
  });

  it('goes on out of sight to where it saw the player last, and then waits', () => {
    const state = play('map\n#########\n#@.....o#\n#.#######\n#.#######\n#.#######\n#.......#\n#########');
    const orc = monsterOf(state.engine);
    const ways: string[] = [];
    for (const key of 'jjjjnlll') {
      const isSeen = state.engine.gameMap.isVisible(orc.x, orc.y);
      const plan = plannedPath(state, 0);
      rogueGame.step(state, key);
      if (isSeen) continue;
      ways.push(plan.length === 0 ? 'waits' : 'goes on');
      const [x, y] = plan[0] ?? [orc.x, orc.y];
      expect([orc.x, orc.y]).to.deep.equal([x, y]);
    }
    expect(ways).to.include('goes on');
    expect(ways.at(-1)).to.equal('waits');
  });

  it('uses up a step of its path when somebody is in the way, and leaps when it is out of sight', () => {
    const map = [
      '#######################',
      '#....####.....#########',
      '#....####.###.#########',
      '#..@.......oo.oo.o....#',
      '#....####.###.#########',
      '#....####.....#########',
      '#######################',
    ];
    const text = `player hp 40\nfov 10\nmap\n${map.join('\n')}`;
    const before = monsterOf(engineOf(text, 'lb.uknhku.'), 2);
    const after = monsterOf(engineOf(text, 'lb.uknhku.y'), 2);
    expect([before.x, before.y, after.x, after.y]).to.deep.equal([7, 3, 4, 3]);
  });
});

describe('keys', () => {
  it('are taken by the handler of the moment', () => {
    const engine = engineOf('map\n...\n.@.\n...');
    expect(engine.eventHandler).to.be.instanceOf(MainGameEventHandler);
    const places = [...'hjklyubn.'].map((key) => {
      const fork = engine.copy();
      expect(fork.eventHandler.handleEvents(key), key).to.equal(true);
      return `${key}${fork.player.x}${fork.player.y}`;
    });
    expect(places.join(' ')).to.equal('h01 j12 k10 l21 y00 u20 b02 n22 .11');
  });

  it('of any other kind are no turn', () => {
    const engine = engineOf('map\n.@.');
    for (const key of ['H', '', ' ', 'ArrowLeft', '5', 'hh', 'toString', '__proto__']) {
      expect(engine.eventHandler.handleEvents(key), key).to.equal(false);
    }
    expect(engine.player.x).to.equal(1);
  });
});

describe('a fighter of its own', () => {
  it('is copied with its hit points', () => {
    const fighter = new Fighter(9, 1, 2);
    expect(fighter.copy()).to.include({ hp: 9, maxHp: 9, defense: 1, power: 2 });
  });
});
