import { cloneOf } from '../../../core/cloneOf';
import { REMAINS_LOOK } from '../facts/actors';
import { BaseComponent } from './baseComponent';
import { RenderOrder } from './entity';
import { GameOverEventHandler } from './eventHandler';
import { actorDies } from './events';

/** What an actor fights with. `docs/games/rogue.md#fighting` */
export class Fighter extends BaseComponent {
  readonly maxHp: number;
  private health: number;

  constructor(
    hp: number,
    readonly defense: number,
    readonly power: number,
  ) {
    super();
    this.maxHp = hp;
    this.health = hp;
  }

  get hp(): number {
    return this.health;
  }

  /** Sets the hit points, kept between 0 and the maximum; whoever is alive at 0 dies. */
  set hp(value: number) {
    this.health = Math.max(0, Math.min(value, this.maxHp));
    if (this.health === 0 && this.entity.isAlive) this.die();
  }

  /** Turns the actor into its remains. The death of the player ends the game. */
  die(): void {
    const { entity, engine } = this;
    actorDies(engine, entity);
    if (entity === engine.player) engine.eventHandler = new GameOverEventHandler(engine);
    entity.char = REMAINS_LOOK.char;
    entity.color = REMAINS_LOOK.color;
    entity.blocksMovement = false;
    entity.ai = null;
    entity.name = `remains of ${entity.name}`;
    entity.renderOrder = RenderOrder.CORPSE;
  }

  /** A fighter of the same class like this one, for another actor. */
  copy(): Fighter {
    // Making one anew is quicker.
    if (this.constructor !== Fighter) return cloneOf(this);
    const clone = new Fighter(this.maxHp, this.defense, this.power);
    clone.health = this.health;
    return clone;
  }
}
