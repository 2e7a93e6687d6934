import type { Point } from '../../../core/cell';
import { NotImplementedError } from '../../../core/notImplementedError';
import type { Engine } from './engine';
import type { Actor, Entity } from './entity';
import { attackHappens, playerLeaves } from './events';

/** Something that an actor does; each kind performs it in its own way. `docs/games/rogue.md#actions` */
export class Action {
  constructor(readonly entity: Actor) {}

  /** The engine that it is done in. */
  get engine(): Engine {
    return this.entity.gamemap.engine;
  }

  perform(): void {
    throw new NotImplementedError();
  }
}

/** Leaves the game. */
export class EscapeAction extends Action {
  override perform(): void {
    this.engine.hasLeft = true;
    playerLeaves(this.engine);
  }
}

/** Does nothing for a turn. */
export class WaitAction extends Action {
  override perform(): void {
    return;
  }
}

/** An action on the cell that lies `dx` to the east and `dy` to the south of the actor; each kind performs it in its own way. */
export class ActionWithDirection extends Action {
  constructor(
    entity: Actor,
    readonly dx: number,
    readonly dy: number,
  ) {
    super(entity);
  }

  get destXy(): Point {
    return [this.entity.x + this.dx, this.entity.y + this.dy];
  }

  /** Who stands in the way there. */
  get blockingEntity(): Entity | null {
    return this.entity.gamemap.getBlockingEntityAtLocation(...this.destXy);
  }

  /** The living actor there. */
  get targetActor(): Actor | null {
    return this.entity.gamemap.getActorAtLocation(...this.destXy);
  }
}

/** Hits the living actor on the cell, if there is one. */
export class MeleeAction extends ActionWithDirection {
  override perform(): void {
    const { entity, engine, targetActor: target } = this;
    if (!target) return;
    const damage = Math.max(0, entity.fighter.power - target.fighter.defense);
    attackHappens(engine, entity, target, damage);
    if (damage > 0) target.fighter.hp -= damage;
  }
}

/** Goes to the cell, which may be any number of steps away; nothing happens when it is off the map, a wall, or held by somebody. */
export class MovementAction extends ActionWithDirection {
  override perform(): void {
    const [x, y] = this.destXy;
    if (this.entity.gamemap.isFree(x, y)) this.entity.move(this.dx, this.dy);
  }
}

/** Hits whoever lives on the cell, else goes there. */
export class BumpAction extends ActionWithDirection {
  override perform(): void {
    const { entity, dx, dy } = this;
    const action = this.targetActor ? new MeleeAction(entity, dx, dy) : new MovementAction(entity, dx, dy);
    action.perform();
  }
}
