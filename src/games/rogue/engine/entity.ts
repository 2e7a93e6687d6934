import type { BaseAI } from './ai';
import type { Fighter } from './fighter';
import type { GameMap } from './gameMap';
import { RenderOrder } from './renderOrder';
import type { Color } from './tileTypes';

/** What an entity is, wherever it stands. */
export interface EntityTraits {
  readonly char: string;
  readonly color: Color;
  readonly name: string;
  readonly blocksMovement: boolean;
  readonly renderOrder: RenderOrder;
}

/** Something that stands or lies on a map. `docs/games/rogue.md#entities` */
export class Entity {
  char: string;
  color: Color;
  name: string;
  renderOrder: RenderOrder;
  private blocking: boolean;
  private map: GameMap | null = null;
  private column = 0;
  private row = 0;

  constructor(traits: EntityTraits) {
    this.char = traits.char;
    this.color = traits.color;
    this.name = traits.name;
    this.blocking = traits.blocksMovement;
    this.renderOrder = traits.renderOrder;
  }

  get x(): number {
    return this.column;
  }

  get y(): number {
    return this.row;
  }

  /** Whether nobody else can enter its cell. */
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

  /** An entity like this one, on no map. */
  copy(): Entity {
    return new Entity(this);
  }

  /** Adds a copy of this entity to a map. */
  spawn(gamemap: GameMap, x: number, y: number): Entity {
    const clone = this.copy();
    clone.place(x, y, gamemap);
    return clone;
  }

  /** Puts the entity somewhere, on another map when one is given. */
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

/** What an actor is made of: its looks, its fighter, and the AI that is made for it; an actor without one is dead. */
export interface ActorTraits {
  readonly char: string;
  readonly color: Color;
  readonly name: string;
  readonly createAi: ((actor: Actor) => BaseAI) | null;
  readonly fighter: Fighter;
}

/** An entity that fights, and acts as long as it lives. */
export class Actor extends Entity {
  /** What decides for it; the dead have none. */
  ai: BaseAI | null;
  readonly fighter: Fighter;

  constructor({ char, color, name, createAi, fighter }: ActorTraits) {
    super({ char, color, name, blocksMovement: true, renderOrder: RenderOrder.Actor });
    this.ai = createAi ? createAi(this) : null;
    this.fighter = fighter;
    fighter.entity = this;
  }

  get isAlive(): boolean {
    return this.ai !== null;
  }

  override copy(): Actor {
    const { char, color, name, ai } = this;
    const createAi = ai && ((actor: Actor) => ai.copyFor(actor));
    const clone = new Actor({ char, color, name, createAi, fighter: this.fighter.copy() });
    clone.blocksMovement = this.blocksMovement;
    clone.renderOrder = this.renderOrder;
    return clone;
  }
}
