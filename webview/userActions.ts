import type { Cell } from '../src/core/cell';
import type { TextRange } from '../src/core/range';
import type { FileTarget, PanelView } from '../src/play/messages';
import { COLUMN_WIDTHS } from '../src/play/panelView';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { BoardController } from './boardController';
import type { EndingController } from './endingController';
import type { PanelWish, TransportWish } from './events';
import { failureText } from './failureText';
import type { HintController } from './hintController';
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
  readonly endings: Pick<EndingController, 'announce' | 'close'>;
  readonly hints?: Pick<HintController, 'follow'>;
  /** Shows or hides how to play. */
  showHelp(isOpen: boolean): void;
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
    if (meaning.kind === 'time') this.fulfil(meaning.wish);
    if (meaning.kind === 'help') this.targets.showHelp(true);
    if (meaning.kind === 'close') this.closeOverlays();
  }

  play(input: string): void {
    const { model, playback, boards } = this.targets;
    if (playback.play(input)) this.announce(turnText(model));
    else if (model.failure) this.announce(failureText(model.failure));
    else if (model.isStale) this.announce(text('playground.stale-turn'));
    else {
      boards.board?.refuse?.(input);
      this.announce(text('playground.not-a-turn', { key: boards.nameOf(input) }));
    }
    if (model.endIsDue) this.targets.endings.announce();
  }

  /** Goes through time as the user wants; an end that was announced is over with that. */
  fulfil(wish: TransportWish): void {
    const { model, playback, endings } = this.targets;
    endings.close();
    playback.fulfil(wish);
    if (wish.kind !== 'end' && wish.kind !== 'run') this.announce(turnText(model));
  }

  /** Answers the question of an end that was announced. */
  playAgain(again: boolean): void {
    this.targets.endings.close();
    if (again) this.targets.playback.seek(0);
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
    const { playback, host, model } = this.targets;
    playback.pause();
    if (clearsOthers) host.postMessage({ type: 'clear-slot', slot: null });
    const all = Array.from({ length: model.game?.slotCount ?? 0 }, (_, index) => index + 1);
    host.postMessage({ type: 'load-slot', slot, free: all.filter((each) => each !== model.ownSlot) });
  }

  clearSlot(slot: number): void {
    this.targets.host.postMessage({ type: 'clear-slot', slot });
  }

  /** Arranges the panel. */
  arrange(change: Partial<PanelView>): void {
    const { model } = this.targets;
    model.view = { ...model.view, ...change };
    this.shell.refresh();
  }

  /** The column beside the board was dragged to another width. */
  readonly resizeColumn = ({ detail, currentTarget }: CustomEvent<{ position: number }>): void => {
    const width = currentTarget instanceof HTMLElement ? currentTarget.clientWidth : 0;
    const { least, most } = COLUMN_WIDTHS;
    this.arrange({ column: Math.round(Math.max(least, Math.min(most, width - detail.position))) });
  };

  /** Does what the user wants of the panel as a whole. */
  grant(wish: PanelWish): void {
    const { host, endings, playback, model } = this.targets;
    switch (wish.kind) {
      case 'load':
      case 'quit':
      case 'next-file':
        return host.postMessage({ type: wish.kind });
      case 'rules':
        return host.postMessage({ type: 'open-rules' });
      case 'pin':
        return host.postMessage({ type: 'pin', isPinned: wish.isPinned });
      case 'help':
        return this.targets.showHelp(wish.isOpen);
      case 'discard-waiting':
        model.discardWaiting();
        return this.shell.refresh();
      case 'close-ending':
        return endings.close();
      case 'watch-again':
        endings.close();
        playback.seek(0);
        return playback.fulfil({ kind: 'run' });
    }
  }

  /** A click reads the cell, a double click shows it in the text. */
  chooseCell(cell: Cell, wantsText: boolean): void {
    if (wantsText) this.revealCell(cell);
    else this.targets.reading.choose(cell);
  }

  reveal(range: TextRange, target: FileTarget): void {
    this.targets.hints?.follow('text');
    this.targets.host.postMessage({ type: 'reveal', range, target });
  }

  private revealCell(cell: Cell): void {
    const range = this.targets.model.rangeOfCell(cell);
    if (range) this.reveal(range, { kind: 'followed' });
  }

  private closeOverlays(): void {
    this.targets.showHelp(false);
    this.targets.endings.close();
  }

  /** A live region says what changes, so the same words again get an invisible difference. */
  private announce(words: string): void {
    this.said = words === this.said ? `${words}\u200b` : words;
    this.shell.refresh();
  }
}
