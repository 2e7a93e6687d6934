import { cloneOf } from '../../../core/cloneOf';
import type { Color } from '../facts/tileTypes';
import type { ActorLook } from '../facts/actors';
import type { BaseAI } from './ai';
import type { Fighter } from './fighter';
import type { GameMap } from './gameMap';

/** What is drawn over what: the higher is on top. `docs/games/rogue.md#what-is-shown` */
export enum RenderOrder {
  CORPSE = 1,
  ITEM = 2,
  ACTOR = 3,
}

/** Where an entity stands, and what it is; what is left out is as in the reference. */
export interface EntityTraits extends Partial<ActorLook> {
  /** `null`: on no map yet. */
  readonly gamemap?: GameMap | null;
  readonly x?: number;
  readonly y?: number;
  readonly blocksMovement?: boolean;
  readonly renderOrder?: RenderOrder;
}

/** Something that stands or lies on a map. `docs/games/rogue.md#entities` */
export class Entity {
  char: string;
  color: Color;
  name: string;
  renderOrder: RenderOrder;
  private blocking: boolean;
  private map: GameMap | null = null;
  private column: number;
  private row: number;

  constructor({
    gamemap = null,
    x = 0,
    y = 0,
    char = '?',
    color = [255, 255, 255],
    name = '<Unnamed>',
    blocksMovement = false,
    renderOrder = RenderOrder.CORPSE,
  }: EntityTraits = {}) {
    this.column = x;
    this.row = y;
    this.char = char;
    this.color = color;
    this.name = name;
    this.blocking = blocksMovement;
    this.renderOrder = renderOrder;
    if (gamemap) this.place(x, y, gamemap);
  }

  get x(): number {
    return this.column;
  }

  get y(): number {
    return this.row;
  }

  /** Whether it keeps others from entering its cell. */
  get blocksMovement(): boolean {
    return this.blocking;
  }

  set blocksMovement(blocks: boolean) {
    this.blocking = blocks;
    this.map?.setBlocked(this.column, this.row, blocks);
  }

  /** The map it is on; a RangeError when it is on none. */
  get gamemap(): GameMap {
    if (!this.map) throw new RangeError(this.name);
    return this.map;
  }

  /** An entity of the same class like this one, on no map. */
  copy(): Entity {
    return cloneOf(this, { map: null });
  }

  /** Adds a copy of this entity to a map. */
  spawn(gamemap: GameMap, x: number, y: number): Entity {
    const clone = this.copy();
    clone.place(x, y, gamemap);
    return clone;
  }

  /** Moves the entity to a cell, on another map if one is given. */
  place(x: number, y: number, gamemap?: GameMap): void {
    this.leaveCell();
    if (gamemap && gamemap !== this.map) {
      this.map?.entities.delete(this);
      this.map = gamemap;
      gamemap.entities.add(this);
    }
    this.column = x;
    this.row = y;
    if (this.blocking) this.map?.setBlocked(x, y, true);
  }

  move(dx: number, dy: number): void {
    this.place(this.column + dx, this.row + dy);
  }

  private leaveCell(): void {
    if (this.blocking) this.map?.setBlocked(this.column, this.row, false);
  }
}

/** What an actor is made of: where it stands and how it looks, the class of its AI, and its fighter; an actor without an AI is dead. */
export interface ActorTraits extends Pick<EntityTraits, 'x' | 'y' | 'char' | 'color' | 'name'> {
  readonly aiClass: (new (entity: Actor) => BaseAI) | null;
  readonly fighter: Fighter;
}

/** An entity that fights, and acts while it lives. */
export class Actor extends Entity {
  /** What decides for it; the dead have none. */
  ai: BaseAI | null;
  readonly fighter: Fighter;

  constructor({
    x = 0,
    y = 0,
    char = '?',
    color = [255, 255, 255],
    name = '<Unnamed>',
    aiClass,
    fighter,
  }: ActorTraits) {
    super({ x, y, char, color, name, blocksMovement: true, renderOrder: RenderOrder.ACTOR });
    this.ai = aiClass && new aiClass(this);
    this.fighter = fighter;
    fighter.entity = this;
  }

  get isAlive(): boolean {
    return this.ai !== null;
  }

  override copy(): Actor {
    const fighter = this.fighter.copy();
    // Making one anew is quicker.
    const clone =
      this.constructor === Actor
        ? new Actor({ char: this.char, color: this.color, name: this.name, aiClass: null, fighter })
        : cloneOf(this, { map: null, fighter });
    fighter.entity = clone;
    clone.blocksMovement = this.blocksMovement;
    clone.renderOrder = this.renderOrder;
    clone.ai = this.ai?.copyFor(clone) ?? null;
    return clone;
  }
}
