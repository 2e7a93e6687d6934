import { BaseComponent } from './baseComponent';
import { GameOverEventHandler } from './eventHandler';
import { remainsName } from './messages';
import { RenderOrder } from './renderOrder';
import type { Color } from './tileTypes';

const REMAINS_CHAR = '%';
const REMAINS_COLOR: Color = [191, 0, 0];

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

  /** Sets the hit points, held between 0 and the maximum; who is alive at 0 dies. */
  set hp(value: number) {
    this.health = Math.max(0, Math.min(value, this.maxHp));
    if (this.health === 0 && this.entity.isAlive) this.die();
  }

  /** Turns the actor into its remains. When it is the player's, the game is over. */
  die(): void {
    const { entity, engine } = this;
    const isPlayer = entity === engine.player;
    engine.messages.push({ kind: 'death', name: entity.name, ofPlayer: isPlayer });
    if (isPlayer) engine.eventHandler = new GameOverEventHandler(engine);
    entity.char = REMAINS_CHAR;
    entity.color = REMAINS_COLOR;
    entity.blocksMovement = false;
    entity.ai = null;
    entity.name = remainsName(entity.name);
    entity.renderOrder = RenderOrder.Remains;
  }

  /** A fighter like this one, without an actor yet. */
  copy(): Fighter {
    const clone = new Fighter(this.maxHp, this.defense, this.power);
    clone.health = this.health;
    return clone;
  }
}
