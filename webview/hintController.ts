import type { ReactiveController } from 'lit';
import { dueHint, followedHints, hintText, type HintState } from './hints';
import type { Shell } from './shell';

/** Gives the hints, and remembers in the view which ones are not needed any more. */
export class HintController implements ReactiveController {
  private turn = 0;

  constructor(
    shell: Shell,
    private readonly state: () => HintState,
  ) {
    shell.addController(this);
  }

  /** What is to be shown; empty for nothing. */
  get line(): string {
    const { model, board } = this.state();
    const hint = dueHint({ model, board });
    return hint && board ? hintText(hint, board, model.game?.tick !== undefined) : '';
  }

  hostUpdate(): void {
    const state = this.state();
    const done = followedHints(state, { turn: this.turn });
    this.turn = state.model.session?.turn ?? 0;
    if (done.length > 0) this.remember(done);
  }

  /** A hint was followed in a way that no turn tells of. */
  follow(hint: 'text'): void {
    if (!this.state().model.view.hints.includes(hint)) this.remember([hint]);
  }

  private remember(hints: readonly string[]): void {
    const { model } = this.state();
    model.view = { ...model.view, hints: [...model.view.hints, ...hints] };
  }
}
