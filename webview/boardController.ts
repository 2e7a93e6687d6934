import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { AnyGame } from '../src/games/game';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { ColourChoice } from '../src/play/messages';
import type { Session } from '../src/play/session';
import { isSlotBoard, type Board } from './boards/board';
import { wantsStillness } from './boards/motion';
import type { PlaybackController } from './playbackController';
import { isHighContrast } from './theme';
import { say } from './texts';

/** Makes the board of a game; `null` when there is none. */
export type BoardFactory = (game: AnyGame) => Board<unknown> | null;

/** Keeps the board of the game that is played, and draws the session on it before everything around it is drawn. */
export class BoardController implements ReactiveController {
  private game: AnyGame | null = null;
  private current: Board<unknown> | null = null;
  private drawn: Session | null = null;
  private drawnTurn = 0;

  constructor(
    shell: ReactiveControllerHost,
    private readonly model: PlaygroundModel,
    private readonly create: BoardFactory,
    private readonly playback: Pick<PlaybackController, 'glide' | 'isRunning'>,
    /** What the page asks for: whether its theme is one of high contrast, and whether nothing may move. */
    private readonly page = { isHighContrast, wantsStillness },
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
  readonly nameOf = (input: string): string => {
    const key = this.current?.keys.find((candidate) => candidate.input === input);
    return key ? say({ key: key.label }) : input;
  };

  hostUpdate(): void {
    const { current: board, model } = this;
    if (!board || !model.session) return;
    board.colours = coloursOf(model, board, this.page.isHighContrast);
    board.options = model.options;
    board.running = this.playback.isRunning;
    if (isSlotBoard(board)) {
      board.ownSlot = model.ownSlot;
      board.slots = model.slots;
    }
    try {
      const { session } = model;
      const change = { events: session.eventsOf(session.turn), glide: this.glideTo(session) };
      board.draw(session.frame, model.queries, change);
    } catch (error) {
      model.fail(error);
    }
  }

  /** Figures glide into the turn that follows the one that was drawn last, and nowhere else. */
  private glideTo(session: Session): number {
    const isNext = this.drawn === session && session.turn === this.drawnTurn + 1;
    this.drawn = session;
    this.drawnTurn = session.turn;
    return isNext && !this.page.wantsStillness() ? this.playback.glide : 0;
  }
}

/** The colours that the user chose and the board has, or that the theme asks for. */
function coloursOf({ view }: PlaygroundModel, board: Board<unknown>, isContrast: () => boolean): ColourChoice {
  const chosen = view.colours ?? (isContrast() ? 'visible' : 'theme');
  return chosen === 'original' && !board.hasOriginalColours ? 'theme' : chosen;
}
