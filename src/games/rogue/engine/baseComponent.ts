import type { Engine } from './engine';
import type { Actor } from './entity';

/** A part of an actor. */
export class BaseComponent {
  private owner: Actor | null = null;

  /** The actor that it is a part of; a RangeError before there is one. */
  get entity(): Actor {
    if (!this.owner) throw new RangeError('entity');
    return this.owner;
  }

  set entity(actor: Actor) {
    this.owner = actor;
  }

  get engine(): Engine {
    return this.entity.gamemap.engine;
  }
}
