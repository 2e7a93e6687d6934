import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { Board, Ending } from './boards/board';
import type { Shell } from './shell';

/** The banner at the end of a game: it comes once, when a key or a run has ended the game, and goes when the user goes on in any way. */
export class EndingController {
  private ending: Ending | null = null;
  private endedAt = -1;
  private isOpen = false;

  constructor(
    private readonly shell: Pick<Shell, 'refresh'>,
    private readonly model: PlaygroundModel,
    private readonly board: () => Pick<Board<unknown>, 'ending'> | null,
  ) {}

  /** What the banner says; `null` while there is none. It is gone when another turn is shown. The board is asked once it has drawn the end. */
  get shown(): Ending | null {
    const { session } = this.model;
    if (!this.isOpen || session?.turn !== this.endedAt) return null;
    return (this.ending ??= this.board()?.ending(session.status, session.turn) ?? null);
  }

  /** Announces the end that the session has come to, if it has. */
  announce(): void {
    const { session } = this.model;
    this.model.acknowledgeEnd();
    if (!session || session.status === 'playing') return;
    this.ending = null;
    this.isOpen = true;
    this.endedAt = session.turn;
    this.shell.refresh();
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.shell.refresh();
  }
}
