import { FOV_LIMITS } from '../facts/limits';
import type { Color } from '../facts/tileTypes';
import { Actor, type Entity } from './entity';
import { MainGameEventHandler, type EventHandler } from './eventHandler';
import type { RogueEvents, RogueMessage } from './events';
import { computeFov } from './fieldOfView';
import type { Console, GameMap } from './gameMap';

const HP_X = 1;
const HP_COLOR: Color = [255, 255, 255];
/** The reference's screen has two rows free below its map of 80 by 45; other maps have one. */
const REFERENCE_MAP = { width: 80, height: 45, hpY: 47 };

/** A game that is under way. `docs/games/rogue.md#a-turn` */
export class Engine {
  eventHandler: EventHandler = new MainGameEventHandler(this);
  /** The messages of the last turn, in order. */
  readonly messages: RogueMessage[] = [];
  /** Where the events of a turn go, when somebody wants them. */
  log: RogueEvents | null = null;
  /** Whether the player has left the game; then there are no more turns. */
  hasLeft = false;
  private map: GameMap | null = null;

  constructor(
    readonly player: Actor,
    readonly fovRadius: number = FOV_LIMITS.preset,
  ) {}

  /** The map that is played on; a RangeError before there is one. */
  get gameMap(): GameMap {
    if (!this.map) throw new RangeError('gameMap');
    return this.map;
  }

  set gameMap(map: GameMap) {
    this.map = map;
  }

  /** The actors besides the player, dead or alive, in the order in which they act. */
  get monsters(): Actor[] {
    const monsters: Actor[] = [];
    for (const entity of this.gameMap.entities) {
      if (entity instanceof Actor && entity !== this.player) monsters.push(entity);
    }
    return monsters;
  }

  /** Lets each living monster act, in that order. */
  handleEnemyTurns(): void {
    const { actors, pathFinder } = this.gameMap;
    pathFinder.begin();
    for (const actor of actors) if (actor !== this.player) actor.ai?.perform();
    pathFinder.end();
  }

  /** Computes what the player sees now, and adds it to what is explored. */
  updateFov(): void {
    const { tiles, visible, width, height } = this.gameMap;
    const { x, y } = this.player;
    visible.fill(0);
    computeFov(tiles, visible, width, height, x, y, this.fovRadius);
    this.gameMap.explore(x, y, this.fovRadius);
  }

  /** Where the line with the hit points stands: as on the reference's screen, or one free row below a map of another size. */
  get hpPosition(): { readonly x: number; readonly y: number } {
    const { width, height } = this.gameMap;
    const isReference = width === REFERENCE_MAP.width && height === REFERENCE_MAP.height;
    return { x: HP_X, y: isReference ? REFERENCE_MAP.hpY : height + 1 };
  }

  /** The line with the player's hit points. */
  get hpLine(): string {
    const { hp, maxHp } = this.player.fighter;
    return `HP: ${hp}/${maxHp}`;
  }

  /** Draws the map and the line with the hit points. */
  render(console: Console): void {
    const { x, y } = this.hpPosition;
    this.gameMap.render(console);
    console.print(x, y, this.hpLine, HP_COLOR);
  }

  /** A fork: what happens in one does not happen in the other. */
  copy(): Engine {
    const player = this.player.copy();
    const fork = new Engine(player, this.fovRadius);
    const copyOf = (entity: Entity): Entity => (entity === this.player ? player : entity.copy());
    fork.gameMap = this.gameMap.copy(fork, copyOf);
    fork.eventHandler = this.eventHandler.copyFor(fork);
    fork.messages.push(...this.messages);
    fork.hasLeft = this.hasLeft;
    return fork;
  }
}
