import type { Point } from '../../../core/cell';
import { cloneOf } from '../../../core/cloneOf';
import { stepsBetween } from '../facts/points';
import { Action, MeleeAction, MovementAction, WaitAction } from './action';
import type { Actor } from './entity';
import { findPath } from './findPath';
import { NO_WAY, wayOver, type Way } from './pathFinder';

const NO_PATH: readonly Point[] = [];

/** What decides for an actor: performing it is the actor's turn, and each kind does it in its own way. */
export class BaseAI extends Action {
  /**
   * The cheapest way to a cell of the map, without the actor's own cell; empty when there is none. A cell with somebody in the way costs more,
   * but can be part of it. `docs/games/rogue.md#paths`
   */
  getPathTo(x: number, y: number): Point[] {
    const { gamemap, x: ownX, y: ownY } = this.entity;
    return findPath(gamemap.costs, gamemap.width, [ownX, ownY], [x, y]);
  }

  /** An AI of the same class with the same values for another actor, to fork a game. */
  copyFor(entity: Actor): BaseAI {
    return cloneOf(this, { entity });
  }
}

/** Comes for the player while the player sees it, and goes on to where the player was last when it saw it. `docs/games/rogue.md#monsters` */
export class HostileEnemy extends BaseAI {
  private way: Way = NO_WAY;
  private taken = 0;

  /** The cells that it will try next, unless it finds a new way. */
  get path(): readonly Point[] {
    return this.way.cells.slice(this.taken);
  }

  /**
   * Its path, as far as that may still matter: a monster that is seen, and that the player cannot come next to with one step, is certain to
   * find a new way in its next turn.
   */
  get lastingPath(): readonly Point[] {
    return this.isSeen && stepsBetween(this.entity, this.engine.player) > 2 ? NO_PATH : this.path;
  }

  override perform(): void {
    const { entity, engine } = this;
    const target = engine.player;
    if (this.isSeen) {
      if (this.isNextTo(target)) {
        new MeleeAction(entity, target.x - entity.x, target.y - entity.y).perform();
        return;
      }
      this.way = this.wayTo(target);
      this.taken = 0;
    }
    this.nextAction().perform();
  }

  /** The cells that it would try next if the player stayed where it is. Nothing changes. */
  get plannedPath(): readonly Point[] {
    const target = this.engine.player;
    if (!this.isSeen) return this.path;
    return this.isNextTo(target) ? NO_PATH : this.getPathTo(target.x, target.y);
  }

  override copyFor(actor: Actor): BaseAI {
    // Making one anew is quicker.
    if (this.constructor !== HostileEnemy) return super.copyFor(actor);
    const copy = new HostileEnemy(actor);
    copy.way = this.way;
    copy.taken = this.taken;
    return copy;
  }

  /** Takes the next cell off the path, to go there. It is gone even if somebody is in the way, and then the next one is more than a step away. */
  private nextAction(): Action {
    const next = this.taken === 0 ? this.way.firstCell : this.way.cells[this.taken];
    if (!next) return new WaitAction(this.entity);
    this.taken++;
    return new MovementAction(this.entity, next[0] - this.entity.x, next[1] - this.entity.y);
  }

  /** The way that `getPathTo` tells, found together with those of the other monsters unless a subclass finds ways of its own. */
  private wayTo({ x, y }: Actor): Way {
    if (this.getPathTo !== BaseAI.prototype.getPathTo) return wayOver(this.getPathTo(x, y));
    return this.entity.gamemap.pathFinder.wayTo([this.entity.x, this.entity.y], [x, y]);
  }

  private get isSeen(): boolean {
    return this.entity.gamemap.isVisible(this.entity.x, this.entity.y);
  }

  private isNextTo(actor: Actor): boolean {
    return stepsBetween(this.entity, actor) <= 1;
  }
}
