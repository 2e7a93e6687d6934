import '@vscode-elements/elements/dist/vscode-split-layout/index.js';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { DocumentMessage, GoneMessage, SettingsMessage } from '../src/play/messages';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import './banner';
import { BoardController, type BoardFactory } from './boardController';
import './detailsColumn';
import './drawer';
import type { Drawer } from './drawer';
import { EndingController } from './endingController';
import { renderFooter } from './footer';
import './header';
import './helpCard';
import type { HostApi } from './hostApi';
import { HintController } from './hintController';
import { HostController, type HostListener } from './hostController';
import { KeyboardController, type KeyContext } from './keyboardController';
import { LayoutController, type Measured } from './layoutController';
import './notices';
import { PlaybackController } from './playbackController';
import { playgroundStyles } from './playgroundStyles';
import { ReadingController } from './readingController';
import './readingGrid';
import type { ReadingGrid } from './readingGrid';
import { sharedStyles } from './sharedStyles';
import type { Shell } from './shell';
import { sectionsOf } from './shellSections';
import { StateController } from './stateController';
import { text } from './texts';
import { ThemeController } from './theme';
import { TurnMarks } from './turnMarks';
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
  @state() private helpIsOpen = false;

  @query('turnsmith-reading-grid') private readonly grid!: ReadingGrid | null;
  @query('main') private readonly main!: HTMLElement | null;
  @query('.stage') private readonly stage!: HTMLElement | null;

  private readonly playback = new PlaybackController(this, this.parts.model, () => this.endings.announce());
  // The board is drawn first, so that what is said of a cell is what stands there now.
  private readonly boards = new BoardController(this, this.parts.model, this.parts.createBoard, this.playback);
  private readonly reading = new ReadingController(
    this,
    () => this.boards.board,
    () => void this.grid?.focusCursor(),
  );
  private readonly endings = new EndingController(this, this.parts.model, () => this.boards.board);
  private readonly layout = new LayoutController(this, this.parts.model, () => this.measured);
  private readonly hints = new HintController(this, () => ({ model: this.parts.model, board: this.boards.board }));
  private readonly marks = new TurnMarks();
  private readonly user = new UserActions(this, {
    ...this.parts,
    boards: this.boards,
    playback: this.playback,
    reading: this.reading,
    endings: this.endings,
    hints: this.hints,
    showHelp: (isOpen) => this.showHelp(isOpen),
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
    if (isNew) this.endings.close();
    if (isOther) this.helpIsOpen = false;
    this.refresh();
  }

  takeFocus(): void {
    window.focus();
    void this.updateComplete.then(() => this.stage?.focus({ preventScroll: true }));
  }

  /** In another language all elements are made anew, so that none keeps a text. */
  protected override render(): TemplateResult {
    return html`${keyed(this.language, this.renderPanel())}`;
  }

  private renderPanel(): TemplateResult {
    const { boards, playback, revision, layout, helpIsOpen } = this;
    const { model } = this.parts;
    const { document: file, game, view } = model;
    if (!file) return html`<main><p class="none">${text('playground.none')}</p></main>`;
    if (!game) {
      return html`<main><p class="none">${text('playground.language-unknown', { name: file.name })}</p></main>`;
    }
    const sections = sectionsOf(model, boards.board, playback, revision);
    return html`<main>
        <turnsmith-header
          .model=${model}
          .board=${boards.board}
          .revision=${revision}
          .narrow=${layout.isNarrow}
          .running=${playback.isRunning}
          .helpOpen=${helpIsOpen}
        ></turnsmith-header>
        ${
          layout.isWide
            ? html`<vscode-split-layout
                split="vertical"
                fixed-pane="end"
                initial-handle-position="${Math.max(0, layout.width - view.column)}px"
                min-start="480px"
                min-end="240px"
                @vsc-split-layout-change=${this.user.resizeColumn}
              >
                <div slot="start" class="play">${this.renderPlay()}</div>
                <turnsmith-details slot="end" .sections=${sections} .view=${view}></turnsmith-details>
              </vscode-split-layout>`
            : html`${this.renderPlay()}
                <turnsmith-drawer
                  .sections=${sections}
                  .view=${view}
                  .closed=${view.drawer === 'closed'}
                ></turnsmith-drawer>`
        }
      </main>
      <div class="visually-hidden" role="status" aria-live="polite">${this.user.announcement}</div>`;
  }

  private renderPlay(): TemplateResult {
    const { boards, reading, playback, revision, layout, endings, marks } = this;
    const { model } = this.parts;
    const { session } = model;
    const ending = endings.shown;
    return html`<div class="stage" tabindex="-1">
        <div
          class=${['board', model.isStale && 'stale', ending && 'ended'].filter(Boolean).join(' ')}
          ?inert=${model.isStale}
        >
          ${session ? boards.board : nothing}
        </div>
        ${session ? renderReading(reading, revision, this.hints.line) : nothing}
        <turnsmith-notices .model=${model} .revision=${revision} .nameOfInput=${boards.nameOf}></turnsmith-notices>
        ${
          ending
            ? html`<turnsmith-banner
                .ending=${ending}
                .next=${(model.game?.slotCount === undefined && model.document?.next) || ''}
                .seeded=${model.seed !== null}
                .lost=${session?.status === 'lost'}
              ></turnsmith-banner>`
            : nothing
        }
        ${this.helpIsOpen ? html`<turnsmith-help .board=${boards.board}></turnsmith-help>` : nothing}
      </div>
      ${session ? renderFooter({ session, model, boards, playback, marks, isNarrow: layout.isNarrow, shell: this }) : nothing}`;
  }

  private showHelp(isOpen: boolean): void {
    this.helpIsOpen = isOpen;
  }

  private get measured(): Measured | null {
    const { main } = this;
    const header = main?.querySelector('turnsmith-header');
    const footer = main?.querySelector('footer');
    const drawer: Drawer | null = main?.querySelector('turnsmith-drawer') ?? null;
    if (!main || !header || !footer) return null;
    return { main, header, footer, drawer, heightFor: (width) => this.boards.board?.heightFor?.(width) ?? 0 };
  }

  private get keyContext(): KeyContext | null {
    const { isStale, session } = this.parts.model;
    const { board } = this.boards;
    const { board: grid, cursor } = this.reading;
    const { isRunning, canStep } = this.playback;
    const hasOverlay = this.helpIsOpen || this.endings.shown !== null;
    if (!board || !session) return null;
    return { board, grid, cursor, isStale, turn: session.turn, isRunning, canStep, hasOverlay };
  }
}

/** What is read or pointed at, or else a hint; and the board as a grid for screen readers, where it is one. */
function renderReading(
  { line, board, cursor, nameOf }: ReadingController,
  revision: number,
  hint: string,
): TemplateResult {
  const words = html`<p class=${line ? 'pointed' : 'pointed hint'}>${line || hint}</p>`;
  if (!board) return words;
  const [rows, columns] = board.size;
  return html`${words}
    <turnsmith-reading-grid
      .rows=${rows}
      .columns=${columns}
      .cursor=${cursor}
      .revision=${revision}
      .nameOf=${nameOf}
      .origin=${board.origin}
    ></turnsmith-reading-grid>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-playground': PlaygroundElement;
  }
}
