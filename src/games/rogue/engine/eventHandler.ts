import type { Point } from '../../../core/cell';
import { cloneOf } from '../../../core/cloneOf';
import { NotImplementedError } from '../../../core/notImplementedError';
import { BumpAction, EscapeAction, WaitAction, type Action } from './action';
import type { Engine } from './engine';

/** What the player wants: a step to the east and to the south, `[0, 0]` to wait, or to leave the game. */
export type PlayerEvent = Point | 'escape';

/** What the player can do at the moment; each kind handles events in its own way. */
export class EventHandler {
  constructor(readonly engine: Engine) {}

  /** Does what the player wants. Answers whether it was a turn. */
  handleEvents(_event: PlayerEvent): boolean {
    throw new NotImplementedError();
  }

  /** A handler of the same class for a forked engine. */
  copyFor(engine: Engine): EventHandler {
    return cloneOf(this, { engine });
  }
}

/** While the player lives. */
export class MainGameEventHandler extends EventHandler {
  override handleEvents(event: PlayerEvent): boolean {
    const { engine } = this;
    if (engine.hasLeft) return false;
    engine.messages.length = 0;
    this.actionFor(event).perform();
    if (engine.hasLeft) return false;
    engine.handleEnemyTurns();
    engine.updateFov();
    return true;
  }

  private actionFor(event: PlayerEvent): Action {
    const { player } = this.engine;
    if (event === 'escape') return new EscapeAction(player);
    const [dx, dy] = event;
    return dx === 0 && dy === 0 ? new WaitAction(player) : new BumpAction(player, dx, dy);
  }
}

/** When the player is dead: then there is nothing to do but leave. */
export class GameOverEventHandler extends EventHandler {
  override handleEvents(event: PlayerEvent): boolean {
    if (event === 'escape') new EscapeAction(this.engine.player).perform();
    return false;
  }
}
