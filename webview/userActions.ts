import type { Cell } from '../src/core/cell';
import type { TextRange } from '../src/core/range';
import type { FileTarget } from '../src/play/messages';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { BoardController } from './boardController';
import type { EndDialog } from './endDialog';
import type { TransportWish } from './events';
import { failureText } from './failureText';
import type { HostApi } from './hostApi';
import type { KeyMeaning } from './keyboardController';
import type { PlaybackController } from './playbackController';
import type { ReadingController } from './readingController';
import type { Shell } from './shell';
import { text } from './texts';
import { turnText } from './turnText';

/** What the user's actions work on. */
export interface ActionTargets {
  readonly model: PlaygroundModel;
  readonly host: Pick<HostApi, 'postMessage'>;
  readonly boards: Pick<BoardController, 'board' | 'nameOf'>;
  readonly playback: PlaybackController;
  readonly reading: Pick<ReadingController, 'read' | 'choose'>;
  /** `null` while there is none on the page. */
  endDialog(): Pick<EndDialog, 'open' | 'close'> | null;
}

/** Does what the user wants, and puts into words what came of it. */
export class UserActions {
  private said = '';

  constructor(
    private readonly shell: Pick<Shell, 'refresh'>,
    private readonly targets: ActionTargets,
  ) {}

  /** What a screen reader says of the last thing that the user did. */
  get announcement(): string {
    return this.said;
  }

  /** Does what a key means. */
  act(meaning: KeyMeaning): void {
    if (meaning.kind === 'read') this.targets.reading.read(meaning.cell);
    if (meaning.kind === 'play') this.play(meaning.input);
    if (meaning.kind === 'reveal') this.revealCell(meaning.cell);
  }

  play(input: string): void {
    const { model, playback, boards } = this.targets;
    if (playback.play(input)) this.announce(turnText(model));
    else if (model.failure) this.announce(failureText(model.failure));
    else if (model.isStale) this.announce(text('playground.stale-turn'));
    else this.announce(text('playground.not-a-turn', { key: boards.nameOf(input) }));
    if (model.endIsDue) this.announceEnd();
  }

  /** Goes through time as the user wants; an end that was announced is over with that. */
  fulfil(wish: TransportWish): void {
    const { model, playback, endDialog } = this.targets;
    endDialog()?.close();
    playback.fulfil(wish);
    if (wish.kind !== 'speed' && wish.kind !== 'run') this.announce(turnText(model));
  }

  /** Answers the question of an end that was announced. */
  playAgain(again: boolean): void {
    if (again) this.targets.playback.seek(0);
    else this.targets.host.postMessage({ type: 'quit' });
  }

  choose(option: string, value: string | null): void {
    this.targets.playback.pause();
    this.targets.model.choose(option, value);
    this.shell.refresh();
  }

  standIn(slot: number): void {
    this.targets.playback.pause();
    this.targets.model.standIn(slot);
    this.shell.refresh();
  }

  loadSlot(slot: number, clearsOthers: boolean): void {
    const { playback, host } = this.targets;
    playback.pause();
    if (clearsOthers) host.postMessage({ type: 'clear-slot', slot: null });
    host.postMessage({ type: 'load-slot', slot });
  }

  clearSlot(slot: number): void {
    this.targets.host.postMessage({ type: 'clear-slot', slot });
  }

  chooseColours(isReadable: boolean): void {
    this.targets.model.readable = isReadable;
    this.shell.refresh();
  }

  /** A click reads the cell, a double click shows it in the text. */
  chooseCell(cell: Cell, wantsText: boolean): void {
    if (wantsText) this.revealCell(cell);
    else this.targets.reading.choose(cell);
  }

  reveal(range: TextRange, target: FileTarget): void {
    this.targets.host.postMessage({ type: 'reveal', range, target });
  }

  private revealCell(cell: Cell): void {
    const range = this.targets.model.rangeOfCell(cell);
    if (range) this.reveal(range, { kind: 'followed' });
  }

  private announceEnd(): void {
    const { model, boards, endDialog } = this.targets;
    const texts = model.session && boards.board?.endTexts(model.session.status);
    model.acknowledgeEnd();
    if (texts) endDialog()?.open(texts);
  }

  /** A live region says what changes, so the same words again get an invisible difference. */
  private announce(words: string): void {
    this.said = words === this.said ? `${words}\u200b` : words;
    this.shell.refresh();
  }
}
