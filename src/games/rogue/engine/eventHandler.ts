import { BumpAction, EscapeAction, WaitAction, type Action } from './action';
import type { Engine } from './engine';
import { ESCAPE, keyFor } from '../play/keys';

/** What keys do at the moment. */
export abstract class EventHandler {
  constructor(readonly engine: Engine) {}

  /** Takes a key. Answers whether it was a turn. */
  abstract handleEvents(key: string): boolean;

  /** The same handler for a forked engine. */
  abstract copyFor(engine: Engine): EventHandler;
}

/** Keys while the player lives. */
export class MainGameEventHandler extends EventHandler {
  override handleEvents(key: string): boolean {
    const { engine } = this;
    const action = this.actionFor(key);
    if (!action || engine.hasLeft) return false;
    engine.messages.length = 0;
    action.perform();
    if (engine.hasLeft) return false;
    engine.handleEnemyTurns();
    engine.updateFov();
    return true;
  }

  override copyFor(engine: Engine): MainGameEventHandler {
    return new MainGameEventHandler(engine);
  }

  private actionFor(key: string): Action | null {
    const { player } = this.engine;
    if (key === ESCAPE) return new EscapeAction(player);
    const found = keyFor(key);
    if (!found) return null;
    return found.dx === 0 && found.dy === 0 ? new WaitAction(player) : new BumpAction(player, found.dx, found.dy);
  }
}

/** Keys when the player is dead: only leaving is left. */
export class GameOverEventHandler extends EventHandler {
  override handleEvents(key: string): boolean {
    if (key === ESCAPE) new EscapeAction(this.engine.player).perform();
    return false;
  }

  override copyFor(engine: Engine): GameOverEventHandler {
    return new GameOverEventHandler(engine);
  }
}
