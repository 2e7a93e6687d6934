import type { Point } from '../../../src/core/cell';
import type { FrameEntity, RogueFrame } from '../../../src/games/rogue/play/frame';
import type { RogueQueries } from '../../../src/games/rogue/play/queries';

/** How the player knows a cell. */
export type Sight = 'seen' | 'remembered' | 'unknown';

/** A cell's ground; `null` where nothing is shown of it. */
export type Ground = 'wall' | 'floor' | null;

const NOBODY: readonly FrameEntity[] = [];

/** What there is to see in a frame: what the player knows, or all of it. It asks the game once for what the frame does not hold. */
export class RogueScene {
  private byCell: Map<number, FrameEntity[]> | null = null;
  private readonly paths = new Map<number, readonly Point[]>();

  constructor(
    readonly frame: RogueFrame,
    readonly seesEverything: boolean,
    private readonly queries: RogueQueries,
  ) {}

  sightOf(x: number, y: number): Sight {
    const { view, known } = this.frame;
    if (view.rows[y - view.y]?.[x - view.x] === '1') return 'seen';
    return (known[y]?.[x] ?? ' ') === ' ' ? 'unknown' : 'remembered';
  }

  groundAt(x: number, y: number): Ground {
    if (!this.seesEverything && this.sightOf(x, y) === 'unknown') return null;
    const symbol = this.frame.ground[y]?.[x];
    if (symbol === undefined) return null;
    return symbol === '#' ? 'wall' : 'floor';
  }

  /** Who and what is shown on a cell, the top one first. */
  entitiesAt(x: number, y: number): readonly FrameEntity[] {
    this.byCell ??= this.sortByCell();
    return this.byCell.get(y * this.frame.width + x) ?? NOBODY;
  }

  /** The cells that whoever is on top of a cell would try next; empty for everybody but living monsters. */
  pathFrom(x: number, y: number): readonly Point[] {
    const [top] = this.entitiesAt(x, y);
    if (!top || top.number === 0 || !top.isAlive) return [];
    const known = this.paths.get(top.number);
    if (known) return known;
    const path = this.queries.plannedPath(top.number);
    this.paths.set(top.number, path);
    return path;
  }

  private sortByCell(): Map<number, FrameEntity[]> {
    const byCell = new Map<number, FrameEntity[]>();
    for (const entity of this.seesEverything ? this.queries.allEntities() : this.frame.entities) {
      const cell = entity.y * this.frame.width + entity.x;
      const others = byCell.get(cell);
      if (others) others.unshift(entity);
      else byCell.set(cell, [entity]);
    }
    return byCell;
  }
}
