import type { Engine } from './engine';
import type { Actor, Entity } from './entity';
import type { Point } from '../facts/position';

/** Something that an actor does. `docs/games/rogue.md#actions` */
export abstract class Action {
  constructor(readonly entity: Actor) {}

  /** The engine that it is done in. */
  get engine(): Engine {
    return this.entity.gamemap.engine;
  }

  abstract perform(): void;
}

/** Leaves the game. */
export class EscapeAction extends Action {
  override perform(): void {
    this.engine.hasLeft = true;
  }
}

/** Does nothing for a turn. */
export class WaitAction extends Action {
  override perform(): void {
    return;
  }
}

/** An action on the cell that lies `dx` to the east and `dy` to the south of the actor. */
export abstract class ActionWithDirection extends Action {
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
    const byPlayer = entity === engine.player;
    engine.messages.push({ kind: 'attack', attacker: entity.name, target: target.name, damage, byPlayer });
    if (damage > 0) target.fighter.hp -= damage;
  }
}

/** Goes to the cell; nothing happens when it is off the map, a wall or blocked by somebody. The cell need not be next to the actor's. */
export class MovementAction extends ActionWithDirection {
  override perform(): void {
    const [x, y] = this.destXy;
    if (this.entity.gamemap.isFree(x, y)) this.entity.move(this.dx, this.dy);
  }
}

/** Hits who lives on the cell, else goes there. */
export class BumpAction extends ActionWithDirection {
  override perform(): void {
    const { entity, dx, dy } = this;
    const action = this.targetActor ? new MeleeAction(entity, dx, dy) : new MovementAction(entity, dx, dy);
    action.perform();
  }
}
