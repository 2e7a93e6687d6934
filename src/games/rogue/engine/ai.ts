import { Action, MeleeAction, MovementAction, WaitAction } from './action';
import type { Actor } from './entity';
import { findPath } from './findPath';
import type { Point } from '../facts/position';

const NO_PATH: readonly Point[] = [];

/** What decides for an actor: performing it is the actor's turn. */
export abstract class BaseAI extends Action {
  /**
   * The way to a cell of the map, the actor's own cell left out; empty when there is none. Cells with somebody in the way are dear, not
   * closed. `docs/games/rogue.md#paths`
   */
  getPathTo(x: number, y: number): Point[] {
    const { gamemap, x: ownX, y: ownY } = this.entity;
    return findPath(gamemap.costs, gamemap.width, [ownX, ownY], [x, y]);
  }

  /** The same mind in another actor, to fork a game. */
  abstract copyFor(actor: Actor): BaseAI;
}

/** Comes for the player while the player sees it, and goes on to where it last was seen from. `docs/games/rogue.md#monsters` */
export class HostileEnemy extends BaseAI {
  private wholePath: readonly Point[] = NO_PATH;
  private taken = 0;

  /** The cells that it will try next. */
  get path(): readonly Point[] {
    return this.wholePath.slice(this.taken);
  }

  override perform(): void {
    const { entity, engine } = this;
    const target = engine.player;
    if (this.isSeen) {
      if (this.isNextTo(target)) {
        new MeleeAction(entity, target.x - entity.x, target.y - entity.y).perform();
        return;
      }
      this.wholePath = this.getPathTo(target.x, target.y);
      this.taken = 0;
    }
    this.nextAction().perform();
  }

  /** The cells that it would try next if the player stayed where it is; nothing changes. */
  get plannedPath(): readonly Point[] {
    const target = this.engine.player;
    if (!this.isSeen) return this.path;
    return this.isNextTo(target) ? NO_PATH : this.getPathTo(target.x, target.y);
  }

  override copyFor(actor: Actor): HostileEnemy {
    const copy = new HostileEnemy(actor);
    copy.wholePath = this.wholePath;
    copy.taken = this.taken;
    return copy;
  }

  /** Takes the next cell off the path, to go there. It is used up even if somebody is in the way; then the next one is farther than a step. */
  private nextAction(): Action {
    const next = this.wholePath[this.taken];
    if (!next) return new WaitAction(this.entity);
    this.taken++;
    return new MovementAction(this.entity, next[0] - this.entity.x, next[1] - this.entity.y);
  }

  private get isSeen(): boolean {
    return this.entity.gamemap.isVisible(this.entity.x, this.entity.y);
  }

  private isNextTo({ x, y }: Actor): boolean {
    return Math.max(Math.abs(x - this.entity.x), Math.abs(y - this.entity.y)) <= 1;
  }
}
