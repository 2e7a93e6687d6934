import type { Status } from '../../game';
import type { Engine } from '../engine/engine';
import { Actor, type Entity } from '../engine/entity';
import { boxAround, visibleRows } from './mapText';
import { textOf } from '../engine/messages';
import type { Color } from '../engine/tileTypes';

/** Somebody or something on a cell that the player sees. */
export interface FrameEntity {
  /** Its place among the monsters in the order in which they act, or -1 for the player; as for `plannedPath`. */
  readonly monster: number;
  readonly name: string;
  readonly char: string;
  readonly color: Color;
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
  /** A string a row: `1` for the cells that are seen. */
  readonly rows: readonly string[];
}

/** All that a board of the roguelike draws. Whatever a turn leaves as it is, is the same object or string in the next frame. */
export interface RogueFrame {
  readonly turn: number;
  readonly status: Status;
  readonly width: number;
  readonly height: number;
  /** The whole ground, a string a row: `#` wall, `.` floor; one and the same for all frames of a game. */
  readonly ground: readonly string[];
  /** The ground that the player knows, a space for what was never seen. */
  readonly known: readonly string[];
  readonly view: FrameView;
  readonly player: FrameEntity;
  /** On the cells that are seen, the lowest first. */
  readonly entities: readonly FrameEntity[];
  /** The line with the hit points and where it stands, in cells of the map. */
  readonly hpLine: { readonly x: number; readonly y: number; readonly text: string };
  /** What was said in the last turn, in the words of the reference. */
  readonly messages: readonly string[];
}

/** The frame of a game at a turn; `ground` is the map's. */
export function frameOf(engine: Engine, ground: readonly string[], turn: number, status: Status): RogueFrame {
  const { gameMap, player, fovRadius } = engine;
  const box = boxAround(gameMap, player.x, player.y, fovRadius);
  const numbers = new Map<Entity, number>();
  engine.monsters.forEach((monster, index) => {
    if (gameMap.isVisible(monster.x, monster.y)) numbers.set(monster, index);
  });
  const entityFrame = (entity: Entity): FrameEntity => frameOfEntity(entity, numbers.get(entity) ?? -1);
  return {
    turn,
    status,
    width: gameMap.width,
    height: gameMap.height,
    ground,
    known: gameMap.knownRows,
    view: { x: box.left, y: box.top, rows: visibleRows(gameMap, box) },
    player: entityFrame(player),
    entities: gameMap.shownEntities.map(entityFrame),
    hpLine: { ...engine.hpPosition, text: engine.hpLine },
    messages: engine.messages.map(textOf),
  };
}

/** An entity as a board knows it, with its number among the monsters, or -1. */
export function frameOfEntity(entity: Entity, monster: number): FrameEntity {
  const { name, char, color, x, y } = entity;
  const { hp = 0, maxHp = 0 } = entity instanceof Actor ? entity.fighter : {};
  return { monster, name, char, color, x, y, hp, maxHp, isAlive: entity instanceof Actor && entity.isAlive };
}
