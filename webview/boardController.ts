import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { AnyGame } from '../src/games/game';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import { isSlotBoard, type Board } from './boards/board';
import { say } from './texts';

/** Makes the board of a game; `null` when there is none. */
export type BoardFactory = (game: AnyGame) => Board<unknown> | null;

/** Keeps the board of the game that is played, and draws the session on it before everything around it is drawn. */
export class BoardController implements ReactiveController {
  private game: AnyGame | null = null;
  private current: Board<unknown> | null = null;

  constructor(
    shell: ReactiveControllerHost,
    private readonly model: PlaygroundModel,
    private readonly create: BoardFactory,
    private readonly isReadable: () => boolean,
  ) {
    shell.addController(this);
  }

  get board(): Board<unknown> | null {
    return this.current;
  }

  /** Takes the board of the game that the model plays now. `false`: that is still the same one. */
  follow(): boolean {
    if (this.model.game === this.game) return false;
    this.renew();
    return true;
  }

  /** Makes the board anew, since its texts are others. */
  renew(): void {
    this.game = this.model.game;
    this.current = this.game && this.create(this.game);
  }

  /** What people call an input: by the button that plays it, or else as it is. */
  nameOf(input: string): string {
    const key = this.current?.keys.find((candidate) => candidate.input === input);
    return key ? say({ key: key.label }) : input;
  }

  hostUpdate(): void {
    const { current: board, model } = this;
    if (!board || !model.session) return;
    board.readable = this.isReadable();
    board.options = model.options;
    if (isSlotBoard(board)) {
      board.ownSlot = model.ownSlot;
      board.slots = model.slots;
    }
    try {
      board.draw(model.session.frame, model.queries);
    } catch (error) {
      model.fail(error);
    }
  }
}
