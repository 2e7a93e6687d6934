import type { CliContext } from '../context';
import { printBoard } from '../run/print';
import type { Started } from '../run/start';
import type { View } from './keyGame';

/** Prints the board of every turn, for whoever has no screen. */
export class PlainView implements View {
  readonly staysAtEnd = false;
  private turn = -1;

  constructor(
    private readonly started: Started,
    private readonly context: CliContext,
  ) {}

  show(): void {
    const { game, state } = this.started;
    if (game.turn(state) === this.turn) return;
    this.turn = game.turn(state);
    printBoard(this.started, this.context);
  }
}
