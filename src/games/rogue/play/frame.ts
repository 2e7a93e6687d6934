import type { Status } from '../../game';
import type { Engine } from '../engine/engine';
import { Actor, type Entity } from '../engine/entity';
import type { ActorLook } from '../facts/actors';
import { boxAround, visibleRows } from './mapText';

/** Somebody or something on a cell. */
export interface FrameEntity extends ActorLook {
  /** Which monster it is, from 1 in the order in which they act, the same for the whole game: `monster NUMBER` is its name in events. 0 for the player. */
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly isAlive: boolean;
}

/** The part of the map that the player may see from where it stands. */
export interface FrameView {
  /** The upper left cell. */
  readonly x: number;
  readonly y: number;
  /** One string per row: `1` for the cells that are seen. */
  readonly rows: readonly string[];
}

/** All that a board of the roguelike draws. Whatever a turn leaves as it is, is the same object or string in the next frame. */
export interface RogueFrame {
  readonly turn: number;
  readonly status: Status;
  readonly width: number;
  readonly height: number;
  /** The whole ground, one string per row: `#` wall, `.` floor; one and the same for all frames of a game. */
  readonly ground: readonly string[];
  /** The ground that the player knows, a space for what was never seen. */
  readonly known: readonly string[];
  readonly view: FrameView;
  readonly player: FrameEntity;
  /** On the cells that are seen, the lowest first. */
  readonly entities: readonly FrameEntity[];
  /** The line with the hit points and where it stands, in cells of the map. */
  readonly hpLine: { readonly x: number; readonly y: number; readonly text: string };
}

/** The frame of a game at a turn; `ground` is the map's. */
export function frameOf(engine: Engine, ground: readonly string[], turn: number, status: Status): RogueFrame {
  const { gameMap, player, fovRadius } = engine;
  const box = boxAround(gameMap, player.x, player.y, fovRadius);
  return {
    turn,
    status,
    width: gameMap.width,
    height: gameMap.height,
    ground,
    known: gameMap.knownRows,
    view: { x: box.left, y: box.top, rows: visibleRows(gameMap, box) },
    player: entityFrame(player, 0),
    entities: entityFrames(engine, gameMap.shownEntities),
    hpLine: { ...engine.hpPosition, text: engine.hpLine },
  };
}

/** Everybody and everything on the map, seen or not; the lowest first. */
export function allEntityFrames(engine: Engine): FrameEntity[] {
  return entityFrames(
    engine,
    [...engine.gameMap.entities].sort((a, b) => a.renderOrder - b.renderOrder),
  );
}

function entityFrames({ monsters }: Engine, entities: readonly Entity[]): FrameEntity[] {
  const wanted = new Set(entities);
  const numbers = new Map<Entity, number>();
  monsters.forEach((monster, index) => {
    if (wanted.has(monster)) numbers.set(monster, index + 1);
  });
  return entities.map((entity) => entityFrame(entity, numbers.get(entity) ?? 0));
}

function entityFrame(entity: Entity, number: number): FrameEntity {
  const { name, char, color, x, y } = entity;
  const { hp = 0, maxHp = 0 } = entity instanceof Actor ? entity.fighter : {};
  return { number, name, char, color, x, y, hp, maxHp, isAlive: entity instanceof Actor && entity.isAlive };
}
