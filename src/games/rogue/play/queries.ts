import type { Point } from '../../../core/cell';
import { HostileEnemy } from '../engine/ai';
import type { Engine } from '../engine/engine';
import { allEntityFrames, type FrameEntity } from './frame';

/** What a board may ask about a state. */
export interface RogueQueries {
  /** Everybody and everything on the map, seen or not; the lowest first. */
  allEntities(): readonly FrameEntity[];
  /**
   * The cells that a monster would try next if the player stayed where it is: a new way to the player while the player sees the monster, else
   * what is left of its last one. Empty for the dead, for one next to the player that sees it, and for a number that no monster has. The number
   * is that of `FrameEntity`. `docs/games/rogue.md#monsters`
   */
  plannedPath(monster: number): readonly Point[];
}

/** Answers about the engine as it is when they are asked for. */
export function queriesOf(engine: Engine): RogueQueries {
  return {
    allEntities: () => allEntityFrames(engine),
    plannedPath(monster) {
      const ai = engine.monsters[monster - 1]?.ai;
      return ai instanceof HostileEnemy ? ai.plannedPath : [];
    },
  };
}
