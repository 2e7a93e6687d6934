import type { Point } from '../../../core/cell';
import type { Random } from '../../../core/random';
import type { DungeonSettings } from '../facts/limits';
import type { Engine } from './engine';
import type { EntityFactories } from './entityFactories';
import { GameMap } from './gameMap';
import { RectangularRoom } from './rectangularRoom';

const HORIZONTAL_FIRST = 0.5;
const ORC = 0.8;

/**
 * A new dungeon by random room placement: rooms that would overlap are dropped, and each room gets an L-shaped tunnel from the one before. The
 * engine's player stands in the first room. Every draw comes from `random`, in a fixed order, so that the same seed gives the same dungeon. The
 * settings must be those of a file without errors. `docs/games/rogue.md#generated-dungeons`
 */
export function generateDungeon(
  { width, height, rooms: attempts, min, max, monsters }: DungeonSettings,
  engine: Engine,
  factories: EntityFactories,
  random: Random,
): GameMap {
  const dungeon = new GameMap(engine, width, height, [engine.player]);
  const rooms: RectangularRoom[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const roomWidth = random.randint(min, max);
    const roomHeight = random.randint(min, max);
    const x = random.randint(0, width - roomWidth - 1);
    const y = random.randint(0, height - roomHeight - 1);
    const room = new RectangularRoom(x, y, roomWidth, roomHeight);
    if (rooms.some((other) => room.intersects(other))) continue;
    const { x1, y1, x2, y2 } = room.inner;
    dungeon.dig(x1, y1, x2, y2);
    const previous = rooms.at(-1);
    if (previous) tunnelBetween(dungeon, previous.center, room.center, random);
    else engine.player.place(...room.center, dungeon);
    placeEntities(room, dungeon, monsters, factories, random);
    rooms.push(room);
  }
  return dungeon;
}

/** Digs an L from one cell to another; a draw decides which of its two legs comes first. */
export function tunnelBetween(dungeon: GameMap, start: Point, end: Point, random: Random): void {
  const corner: Point = random.random() < HORIZONTAL_FIRST ? [end[0], start[1]] : [start[0], end[1]];
  digBetween(dungeon, start, corner);
  digBetween(dungeon, corner, end);
}

/** Puts up to `maximumMonsters` monsters into a room; one that is drawn onto an occupied cell is left out. */
export function placeEntities(
  { inner: { x1, y1, x2, y2 } }: RectangularRoom,
  dungeon: GameMap,
  maximumMonsters: number,
  { orc, troll }: EntityFactories,
  random: Random,
): void {
  for (let left = random.randint(0, maximumMonsters); left > 0; left--) {
    const x = random.randint(x1, x2);
    const y = random.randint(y1, y2);
    if (!dungeon.isFree(x, y)) continue;
    const template = random.random() < ORC ? orc : troll;
    template.spawn(dungeon, x, y);
  }
}

function digBetween(dungeon: GameMap, [x1, y1]: Point, [x2, y2]: Point): void {
  dungeon.dig(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
}
