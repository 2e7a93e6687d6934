import { Random } from '../../../core/random';
import { Engine } from '../engine/engine';
import { createFactories, type EntityFactories } from '../engine/entityFactories';
import { GameMap } from '../engine/gameMap';
import { generateDungeon } from '../engine/generateDungeon';
import { actorKindOf } from '../facts/actors';
import type { DrawnMap } from '../language/drawnMap';
import type { RogueFile } from '../language/rogueFile';

/** The game of a file without errors at its start; a RangeError for a file without a dungeon or a player. Only a generated dungeon depends on the seed. */
export function buildEngine(file: RogueFile, seed: string): Engine {
  const factories = createFactories(file.stats);
  const engine = new Engine(factories.player.copy(), file.fovRadius);
  if (file.map) engine.gameMap = layOut(file.map, engine, factories);
  else if (file.isGenerated) engine.gameMap = generateDungeon(file.settings, engine, factories, new Random(seed));
  engine.updateFov();
  return engine;
}

/** The map as it is drawn, with the monsters in reading order. */
function layOut(map: DrawnMap, engine: Engine, factories: EntityFactories): GameMap {
  const dungeon = new GameMap(engine, map.width, map.height, [engine.player]);
  for (const { symbol, x, y } of map.find(/[^#]+/g)) dungeon.dig(x, y, x + symbol.length - 1, y);
  if (!map.player) throw new RangeError('player');
  engine.player.place(map.player.x, map.player.y, dungeon);
  for (const { symbol, x, y } of map.monsters()) {
    const kind = actorKindOf(symbol);
    if (kind) factories[kind].spawn(dungeon, x, y);
  }
  return dungeon;
}
