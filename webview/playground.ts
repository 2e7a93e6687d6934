import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { DocumentMessage, GoneMessage, SettingsMessage } from '../src/play/messages';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import { BoardController, type BoardFactory } from './boardController';
import { renderControls } from './controls';
import './endDialog';
import type { EndDialog } from './endDialog';
import './header';
import type { HostApi } from './hostApi';
import { HostController, type HostListener } from './hostController';
import { KeyboardController, type KeyContext } from './keyboardController';
import './notices';
import { PlaybackController } from './playbackController';
import { playgroundStyles } from './playgroundStyles';
import './problemList';
import { ReadingController } from './readingController';
import type { ReadingGrid } from './readingGrid';
import { sharedStyles } from './sharedStyles';
import type { Shell } from './shell';
import { StateController } from './stateController';
import { text } from './texts';
import { isHighContrast, ThemeController } from './theme';
import { UserActions } from './userActions';
import { listenToUser } from './userEvents';

/** What the playground works with. */
export interface PlaygroundParts {
  readonly model: PlaygroundModel;
  readonly host: HostApi;
  readonly createBoard: BoardFactory;
  /** Takes all texts from a language, as in BCP 47, or from another one where there are none in it; tells from which. */
  readonly speak: (language: string) => string;
}

/** The shell of the playground: puts together everything that is the same for every game. Controllers do the work. */
@customElement('turnsmith-playground')
export class PlaygroundElement extends LitElement implements Shell, HostListener {
  static override styles = [sharedStyles, playgroundStyles];

  @state() revision = 0;
  @state() private language = 'en';

  @query('turnsmith-end-dialog') private readonly endDialog!: EndDialog | null;
  @query('turnsmith-reading-grid') private readonly grid!: ReadingGrid | null;

  // The board is drawn first, so that what is said of a cell is what stands there now.
  private readonly boards = new BoardController(this, this.parts.model, this.parts.createBoard, () => this.isReadable);
  private readonly reading = new ReadingController(
    this,
    () => this.boards.board,
    () => void this.grid?.focusCursor(),
  );
  private readonly playback = new PlaybackController(this, this.parts.model);
  private readonly user = new UserActions(this, {
    ...this.parts,
    boards: this.boards,
    playback: this.playback,
    reading: this.reading,
    endDialog: () => this.endDialog,
  });

  constructor(private readonly parts: PlaygroundParts) {
    super();
    const { model, host } = parts;
    new HostController(this, host, this);
    new StateController(this, model, host);
    new ThemeController(this);
    new KeyboardController(
      this,
      () => this.keyContext,
      (meaning) => this.user.act(meaning),
    );
    listenToUser(this, this.user, this.reading);
  }

  refresh(): void {
    this.revision++;
  }

  configure(settings: SettingsMessage): void {
    this.parts.model.configure(settings);
    const spoken = this.parts.speak(settings.language);
    if (spoken !== this.language) this.boards.renew();
    this.language = spoken;
    this.refresh();
  }

  follow(message: DocumentMessage | GoneMessage): void {
    const { model } = this.parts;
    const before = model.document?.uri;
    const isNew = model.receive(message);
    const isOther = before !== model.document?.uri;
    if (isOther) this.playback.pause();
    if (this.boards.follow() || isOther) this.reading.forget();
    if (isNew) this.endDialog?.close();
    this.refresh();
  }

  /** In another language all elements are made anew, so that none keeps a text. */
  protected override render(): TemplateResult {
    return html`${keyed(this.language, this.renderPanel())}`;
  }

  private renderPanel(): TemplateResult {
    const { boards, reading, playback, revision } = this;
    const { model, host } = this.parts;
    const { document: file, session, game } = model;
    if (!file) return html`<main><p>${text('playground.none')}</p></main>`;
    if (!game) return html`<main><p>${text('playground.language-unknown', { name: file.name })}</p></main>`;
    const { logPrefix } = game;
    return html`<main>
        <turnsmith-header .model=${model} .revision=${revision} .readable=${this.isReadable}></turnsmith-header>
        <turnsmith-notices .model=${model} .revision=${revision}></turnsmith-notices>
        <div class="board ${model.isStale ? 'stale' : ''}" ?inert=${model.isStale}>
          ${session ? boards.board : nothing}
        </div>
        ${session ? renderControls({ session, logPrefix, revision, boards, reading, playback, host }) : nothing}
        <turnsmith-problems .problems=${model.shownProblems}></turnsmith-problems>
      </main>
      <turnsmith-end-dialog></turnsmith-end-dialog>
      <div class="visually-hidden" role="status" aria-live="polite">${this.user.announcement}</div>`;
  }

  private get isReadable(): boolean {
    return this.parts.model.readable ?? isHighContrast();
  }

  private get keyContext(): KeyContext | null {
    const { isStale, session } = this.parts.model;
    const { board } = this.boards;
    const { board: grid, cursor } = this.reading;
    return board && session && { board, grid, cursor, isStale };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-playground': PlaygroundElement;
  }
}
