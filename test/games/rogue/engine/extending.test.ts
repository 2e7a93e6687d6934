import { expect } from 'chai';
import { Random } from '../../../../src/core/random';
import type { Point } from '../../../../src/core/cell';
import { NotImplementedError } from '../../../../src/core/notImplementedError';
import { Action, ActionWithDirection, MeleeAction } from '../../../../src/games/rogue/engine/action';
import { BaseAI, HostileEnemy } from '../../../../src/games/rogue/engine/ai';
import { Engine } from '../../../../src/games/rogue/engine/engine';
import { Actor, Entity, RenderOrder } from '../../../../src/games/rogue/engine/entity';
import { createFactories } from '../../../../src/games/rogue/engine/entityFactories';
import { EventHandler, MainGameEventHandler } from '../../../../src/games/rogue/engine/eventHandler';
import { Fighter } from '../../../../src/games/rogue/engine/fighter';
import { GameMap } from '../../../../src/games/rogue/engine/gameMap';
import { generateDungeon } from '../../../../src/games/rogue/engine/generateDungeon';
import { DUNGEON_LIMITS } from '../../../../src/games/rogue/facts/limits';
import { engineOf, monsterOf, play, saidIn } from '../support';

const { width, height, rooms, min, max, monsters } = DUNGEON_LIMITS;

describe('an entity', () => {
  it('of which nothing is said is as in the reference', () => {
    const { char, color, name, blocksMovement, renderOrder, x, y } = new Entity();
    expect([char, color, name, blocksMovement, renderOrder, x, y]).to.deep.equal([
      '?',
      [255, 255, 255],
      '<Unnamed>',
      false,
      RenderOrder.CORPSE,
      0,
      0,
    ]);
    expect(() => new Entity().gamemap).to.throw(RangeError);
  });

  it('is on the map that it is made for', () => {
    const { gameMap } = engineOf('map\n@..');
    const chest = new Entity({ gamemap: gameMap, x: 2, y: 0, blocksMovement: true, char: '&' });
    expect([chest.gamemap === gameMap, gameMap.getBlockingEntityAtLocation(2, 0)]).to.deep.equal([true, chest]);
    expect(new Entity({ x: 7, y: 8 })).to.include({ x: 7, y: 8 });
  });

  it('that acts has the same defaults, blocks, and is drawn above all', () => {
    const actor = new Actor({ aiClass: HostileEnemy, fighter: new Fighter(5, 1, 2) });
    expect(actor).to.include({
      char: '?',
      name: '<Unnamed>',
      blocksMovement: true,
      renderOrder: RenderOrder.ACTOR,
      isAlive: true,
    });
    expect([actor.fighter.entity === actor, actor.ai?.entity === actor]).to.deep.equal([true, true]);
    expect([RenderOrder.CORPSE, RenderOrder.ITEM, RenderOrder.ACTOR]).to.deep.equal([1, 2, 3]);
  });
});

describe('the reference’s program', () => {
  it('makes its game without a file: templates, engine, dungeon, what is seen', () => {
    const factories = createFactories();
    const engine = new Engine(factories.player.copy());
    const settings = {
      width: width.preset,
      height: height.preset,
      rooms: rooms.preset,
      min: min.preset,
      max: max.preset,
      monsters: monsters.preset,
    };
    engine.gameMap = generateDungeon(settings, engine, factories, new Random(0));
    engine.updateFov();
    expect([engine.player.x, engine.player.y, engine.monsters.length, engine.fovRadius]).to.deep.equal([9, 20, 12, 8]);
    expect(engine.eventHandler.handleEvents([1, 0])).to.equal(true);
    expect(engine.player.x).to.equal(10);
  });
});

describe('what the base classes of the roguelike leave to others', () => {
  const engine = engineOf('map\n@o');
  for (const [name, deed] of [
    ['an action', () => new Action(engine.player).perform()],
    ['an action with a direction', () => new ActionWithDirection(engine.player, 1, 0).perform()],
    ['an AI', () => new BaseAI(engine.player).perform()],
    ['an event handler', () => new EventHandler(engine).handleEvents([0, 0])],
  ] as const) {
    it(`is not done by ${name}`, () => {
      expect(deed).to.throw(NotImplementedError, /^$/);
    });
  }

  it('and what they do themselves is there: where an action leads, who is there, the way of an AI', () => {
    const action = new ActionWithDirection(engine.player, 1, 0);
    expect([action.destXy, action.blockingEntity, action.targetActor]).to.deep.equal([
      [1, 0],
      monsterOf(engine),
      monsterOf(engine),
    ]);
    expect(new BaseAI(engine.player).getPathTo(1, 0)).to.deep.equal([[1, 0]]);
  });
});

describe('a monster of one’s own', () => {
  /** Keeps away from the player's row, by a way that is no way. */
  class Leaper extends HostileEnemy {
    leaps = 0;

    override getPathTo(x: number, y: number): Point[] {
      this.leaps++;
      return [[x + 3, y]];
    }
  }

  it('takes the way that it finds itself, alone or in a crowd', () => {
    for (const text of ['map\n@.......o', `fov 9\nmap\n@.......o\n${'ooooooooo\n'.repeat(8)}`]) {
      const engine = engineOf(text);
      const leaper = monsterOf(engine);
      leaper.ai = new Leaper(leaper);
      engine.eventHandler.handleEvents([0, 0]);
      expect([leaper.x, leaper.y]).to.deep.equal([3, 0]);
    }
  });

  it('stays what it is in a fork, and the fork does not touch it', () => {
    const engine = engineOf('map\n@.......o');
    const leaper = monsterOf(engine);
    leaper.ai = new Leaper(leaper);
    const fork = engine.copy();
    fork.eventHandler.handleEvents([0, 0]);
    const other = monsterOf(fork);
    expect([leaper.x, other.x]).to.deep.equal([8, 3]);
    expect(other.ai).to.be.instanceOf(Leaper).and.to.include({ leaps: 1, entity: other });
    expect(leaper.ai).to.include({ leaps: 0, entity: leaper });
  });

  it('may decide in any other way', () => {
    class Bully extends BaseAI {
      override perform(): void {
        new MeleeAction(this.entity, this.engine.player.x - this.entity.x, 0).perform();
      }
    }
    const engine = engineOf('map\n@..o');
    monsterOf(engine).ai = new Bully(monsterOf(engine));
    const fork = engine.copy();
    fork.eventHandler.handleEvents([0, 0]);
    expect(saidIn(fork)).to.deep.equal(['Orc attacks Player for 1 hit points.']);
  });
});

describe('an entity of one’s own', () => {
  it('stays what it is when it is spawned or forked: its class, its fighter’s class, its handler’s', () => {
    class Ghost extends Actor {
      isPale = true;
    }
    class Thick extends Fighter {
      override get hp(): number {
        return super.hp;
      }

      override set hp(value: number) {
        super.hp = Math.max(value, this.maxHp - 1);
      }
    }
    class Dawdler extends MainGameEventHandler {
      override handleEvents(): boolean {
        return super.handleEvents([0, 0]);
      }
    }
    const { engine } = play('map\n@..');
    engine.eventHandler = new Dawdler(engine);
    const ghost = new Ghost({ aiClass: HostileEnemy, fighter: new Thick(9, 0, 0) }).spawn(engine.gameMap, 2, 0);
    const fork = engine.copy();
    const other = monsterOf(fork);
    expect([ghost, other]).to.satisfy((both: Entity[]) => both.every((each) => each instanceof Ghost && each.isPale));
    other.fighter.hp = 0;
    expect([
      other.fighter.hp,
      other.isAlive,
      other.fighter.entity === other,
      monsterOf(engine).fighter.hp,
    ]).to.deep.equal([8, true, true, 9]);
    fork.eventHandler.handleEvents([1, 0]);
    expect(fork.player.x, 'whoever dawdles goes nowhere').to.equal(0);
    expect(new GameMap(engine, 2, 2).actors).to.deep.equal([]);
  });
});
