import { FLOOR, tileTypeOf, WALL, type Color, type TileType } from '../facts/tileTypes';
import type { Engine } from './engine';
import { Actor, type Entity } from './entity';
import { KnownRows } from './knownRows';
import { PathFinder } from './pathFinder';

/** What it costs to enter floor, and floor that somebody holds. */
const FLOOR_COST = 1;
const BLOCKED_COST = 11;

/** What a map holds for its cells: one byte per cell, row by row. */
interface Layers {
  readonly tiles: Uint8Array;
  readonly visible: Uint8Array;
  readonly explored: Uint8Array;
  readonly costs: Uint8Array;
}

/** Something that a game can be drawn on, in cells. What is printed later covers what was drawn before. */
export interface Console {
  /** Draws ground: `isLit` while it is seen, else as it is remembered. */
  drawTile(x: number, y: number, tile: TileType, isLit: boolean): void;
  /** Writes text from a cell to the right. */
  print(x: number, y: number, text: string, color: Color): void;
}

/** A level of the dungeon: its ground, who is on it, and what the player knows of it. `docs/games/rogue.md#the-dungeon` */
export class GameMap {
  /** `FLOOR` or `WALL` for each cell. */
  readonly tiles: Uint8Array;
  /** 1 for the cells that the player sees. */
  readonly visible: Uint8Array;
  /** 1 for the cells that the player has ever seen. */
  readonly explored: Uint8Array;
  /** What entering a cell costs, 0 for a wall; kept up to date by whoever comes and goes. */
  readonly costs: Uint8Array;
  /** In the order in which they came onto the map. */
  readonly entities: Set<Entity>;
  /** What finds the monsters' ways. */
  readonly pathFinder: PathFinder;
  private known: KnownRows;

  /** A map of walls alone, unless `layers` says otherwise. */
  constructor(
    readonly engine: Engine,
    readonly width: number,
    readonly height: number,
    entities: Iterable<Entity> = [],
    layers: Layers = emptyLayers(width * height),
  ) {
    this.tiles = layers.tiles;
    this.visible = layers.visible;
    this.explored = layers.explored;
    this.costs = layers.costs;
    this.entities = new Set(entities);
    this.known = new KnownRows(width, height);
    this.pathFinder = new PathFinder(this.costs, width, FLOOR_COST);
  }

  /** The living, in the order in which they came onto the map. */
  get actors(): Actor[] {
    const living: Actor[] = [];
    for (const entity of this.entities) if (entity instanceof Actor && entity.isAlive) living.push(entity);
    return living;
  }

  inBounds(x: number, y: number): boolean {
    return x >= 0 && x < this.width && y >= 0 && y < this.height;
  }

  /** Whether somebody could step there: on the map, floor, and nobody in the way. */
  isFree(x: number, y: number): boolean {
    return this.inBounds(x, y) && this.costs[y * this.width + x] === FLOOR_COST;
  }

  isVisible(x: number, y: number): boolean {
    return this.inBounds(x, y) && this.visible[y * this.width + x] === 1;
  }

  /** Who stands in the way there, or `null`. */
  getBlockingEntityAtLocation(x: number, y: number): Entity | null {
    if (!this.inBounds(x, y) || this.costs[y * this.width + x] !== BLOCKED_COST) return null;
    for (const entity of this.entities) if (entity.blocksMovement && entity.x === x && entity.y === y) return entity;
    return null;
  }

  /** The living actor there, or `null`. */
  getActorAtLocation(x: number, y: number): Actor | null {
    const entity = this.getBlockingEntityAtLocation(x, y);
    return entity instanceof Actor && entity.isAlive ? entity : null;
  }

  /** Makes floor of a rectangle of cells, both corners included. Only while the dungeon is built: forks share the ground. */
  dig(x1: number, y1: number, x2: number, y2: number): void {
    this.pathFinder.end();
    for (let y = y1; y <= y2; y++) {
      const last = y * this.width + x2;
      for (let cell = y * this.width + x1; cell <= last; cell++) {
        if (this.tiles[cell] !== WALL) continue;
        this.tiles[cell] = FLOOR;
        this.costs[cell] = FLOOR_COST;
      }
    }
  }

  /** Notes whether somebody stands in the way on a cell; entities call it when they come and go. */
  setBlocked(x: number, y: number, isBlocked: boolean): void {
    const cell = y * this.width + x;
    const cost = isBlocked ? BLOCKED_COST : FLOOR_COST;
    if (!this.inBounds(x, y) || this.tiles[cell] === WALL || this.costs[cell] === cost) return;
    this.costs[cell] = cost;
    this.pathFinder.noteCost(cell, cost);
  }

  /** Adds what is visible within the radius of a cell to what is explored. */
  explore(x: number, y: number, radius: number): void {
    const left = Math.max(0, x - radius);
    const right = Math.min(this.width - 1, x + radius);
    const bottom = Math.min(this.height - 1, y + radius);
    for (let row = Math.max(0, y - radius); row <= bottom; row++) {
      let isNew = false;
      const last = row * this.width + right;
      for (let cell = row * this.width + left; cell <= last; cell++) {
        if (this.visible[cell] === 0 || this.explored[cell] === 1) continue;
        this.explored[cell] = 1;
        isNew = true;
      }
      if (isNew) this.known.addNews(row);
    }
  }

  /** The map as the player knows it: one string per row, `#` wall, `.` floor, space for what was never seen. */
  get knownRows(): readonly string[] {
    return this.known.rows(this);
  }

  /** The entities that the player sees, the lowest first. */
  get shownEntities(): Entity[] {
    const shown: Entity[] = [];
    for (const entity of this.entities) if (this.isVisible(entity.x, entity.y)) shown.push(entity);
    return shown.sort((a, b) => a.renderOrder - b.renderOrder);
  }

  /** Draws the ground that the player knows and the entities that the player sees. */
  render(console: Console): void {
    for (let cell = 0; cell < this.tiles.length; cell++) {
      if (this.explored[cell] !== 1) continue;
      const x = cell % this.width;
      console.drawTile(x, (cell - x) / this.width, tileTypeOf(this.tiles[cell]), this.visible[cell] === 1);
    }
    for (const { x, y, char, color } of this.shownEntities) console.print(x, y, char, color);
  }

  /** A fork in another engine, with a copy of each entity as `copyOf` makes it. */
  copy(engine: Engine, copyOf: (entity: Entity) => Entity): GameMap {
    const { tiles, width, height, visible, explored, costs } = this;
    const layers = { tiles, visible: visible.slice(), explored: explored.slice(), costs: costs.slice() };
    const fork = new GameMap(engine, width, height, [], layers);
    fork.known = this.known.copy();
    for (const entity of this.entities) copyOf(entity).place(entity.x, entity.y, fork);
    return fork;
  }
}

function emptyLayers(cells: number): Layers {
  return {
    tiles: new Uint8Array(cells),
    visible: new Uint8Array(cells),
    explored: new Uint8Array(cells),
    costs: new Uint8Array(cells),
  };
}
