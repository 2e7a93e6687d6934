import { expect } from 'chai';
import fc from 'fast-check';
import { Random } from '../../../../src/core/random';
import { Engine } from '../../../../src/games/rogue/engine/engine';
import { createFactories } from '../../../../src/games/rogue/engine/entityFactories';
import { generateDungeon, placeEntities, tunnelBetween } from '../../../../src/games/rogue/engine/generateDungeon';
import type { DungeonSettings } from '../../../../src/games/rogue/facts/limits';
import { GameMap } from '../../../../src/games/rogue/engine/gameMap';
import { groundRows } from '../../../../src/games/rogue/play/mapText';
import { RectangularRoom } from '../../../../src/games/rogue/engine/rectangularRoom';
import { propertyOptions } from '../../../support/property';
import { fileOf } from '../support';

const { stats, settings } = fileOf('generate');
const factories = createFactories(stats);

function generate(wanted: DungeonSettings, random: Random): Engine {
  const engine = new Engine(factories.player.copy(), 8);
  engine.gameMap = generateDungeon(wanted, engine, factories, random);
  return engine;
}

describe('a room', () => {
  const room = new RectangularRoom(3, 4, 6, 5);

  it('has its borders, its centre and its inside', () => {
    expect(room).to.include({ x1: 3, y1: 4, x2: 9, y2: 9 });
    expect(room.center).to.deep.equal([6, 6]);
    expect(room.inner).to.deep.equal({ x1: 4, y1: 5, x2: 8, y2: 8 });
  });

  it('meets another when they share a cell, borders included', () => {
    const meets = (x: number, y: number): boolean => room.intersects(new RectangularRoom(x, y, 2, 2));
    expect([meets(9, 9), meets(10, 9), meets(9, 10), meets(1, 2), meets(0, 4), meets(5, 6)]).to.deep.equal([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('a tunnel', () => {
  const dig = (start: [number, number], end: [number, number], seed: number): string[] => {
    const map = new GameMap(new Engine(factories.player.copy(), 8), 5, 4);
    tunnelBetween(map, start, end, new Random(seed));
    return groundRows(map);
  };

  it('is an L whose corner is drawn, ends included, from either end', () => {
    // The first random() of seed 1 is 0.13, that of seed 0 is 0.84.
    expect(dig([1, 1], [3, 2], 1)).to.deep.equal(['#####', '#...#', '###.#', '#####']);
    expect(dig([1, 1], [3, 2], 0)).to.deep.equal(['#####', '#.###', '#...#', '#####']);
    expect(dig([3, 2], [1, 1], 1)).to.deep.equal(['#####', '#.###', '#...#', '#####']);
    expect(dig([2, 1], [2, 1], 1)).to.deep.equal(['#####', '##.##', '#####', '#####']);
  });
});

describe('the monsters of a room', () => {
  it('are as many as are drawn, without those that are drawn onto somebody', () => {
    const map = new GameMap(new Engine(factories.player.copy(), 8), 4, 3);
    map.dig(1, 1, 2, 1);
    const room = new RectangularRoom(0, 0, 3, 2);
    placeEntities(room, map, 0, factories, new Random(3));
    expect(map.actors).to.be.empty;
    placeEntities(room, map, 100, factories, new Random(3));
    expect(map.actors.map(({ x, y }) => `${x},${y}`)).to.have.members(['1,1', '2,1']);
  });
});

describe('a generated dungeon', () => {
  it('of seed 0 is the known one, with not a draw more or less', () => {
    const random = new Random(0);
    const { player, monsters } = generate(settings, random);
    expect([player.x, player.y]).to.deep.equal([9, 20]);
    expect(monsters).to.have.lengthOf(12);
    expect(monsters.slice(0, 3).map(({ name, x, y }) => `${name} ${x},${y}`)).to.deep.equal([
      'Troll 13,23',
      'Orc 10,24',
      'Orc 70,16',
    ]);
    expect(random.word()).to.equal(2858755243);
  });

  it('can be as small as one cell', () => {
    const { gameMap } = generate({ width: 3, height: 3, rooms: 5, min: 2, max: 2, monsters: 100 }, new Random(1));
    expect(groundRows(gameMap)).to.deep.equal(['###', '#.#', '###']);
    expect(gameMap.entities.size).to.equal(1);
  });

  it('can be as large as it may be', () => {
    const wanted = { width: 500, height: 500, rooms: 1000, min: 2, max: 40, monsters: 100 };
    const { gameMap, monsters } = generate(wanted, new Random(1));
    expect(gameMap.tiles).to.have.lengthOf(250000);
    expect(monsters.length).to.be.greaterThan(1000);
  });

  it('has one player and apart from it monsters on floor, nobody on somebody else, and a border of wall', () => {
    const wanted = fc
      .record({ width: fc.integer({ min: 3, max: 60 }), height: fc.integer({ min: 3, max: 60 }) })
      .chain(({ width, height }) => {
        const size = fc.integer({ min: 2, max: Math.min(width, height) - 1 });
        return fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          rooms: fc.integer({ min: 1, max: 40 }),
          sizes: fc.tuple(size, size),
          monsters: fc.integer({ min: 0, max: 12 }),
          seed: fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }),
        });
      });
    fc.assert(
      fc.property(wanted, ({ sizes, seed, ...rest }) => {
        const chosen = { ...rest, min: Math.min(...sizes), max: Math.max(...sizes) };
        const { gameMap, player, monsters } = generate(chosen, new Random(seed));
        const places = [player, ...monsters].map(({ x, y }) => `${x},${y}`);
        expect(new Set(places).size).to.equal(places.length);
        for (const { x, y } of [player, ...monsters]) expect(gameMap.tiles[y * gameMap.width + x]).to.equal(1);
        const rows = groundRows(gameMap);
        expect(rows[0]).to.match(/^#+$/);
        expect(rows.at(-1)).to.match(/^#+$/);
        for (const row of rows) expect(row).to.match(/^#.*#$/);
        expect(groundRows(generate(chosen, new Random(seed)).gameMap)).to.deep.equal(rows);
      }),
      propertyOptions(100),
    );
  });
});
