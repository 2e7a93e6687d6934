import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { Cell } from '../src/games/game';
import type { Problem } from '../src/core/problem';
import { LONGEST_SESSION } from '../src/play/session';
import { PlaygroundModel } from '../src/play/playgroundModel';
import { asHostMessage, asSavedPanel } from '../src/play/validate';
import type { Board, CellChosenEvent, CellPointedEvent, GameKey } from './boards/board';
import { createBoard } from './boards/boards';
import { codicon } from './codicon';
import './endDialog';
import type { EndDialog, PlayAgainEvent } from './endDialog';
import './eventLog';
import { gameKeyOf } from './gameKeys';
import { hostApi } from './hostApi';
import { playgroundStyles } from './playgroundStyles';
import './problemList';
import type { RevealEvent } from './problemList';
import { moveCursor } from './readingCursor';
import './readingGrid';
import type { ReadingGrid } from './readingGrid';
import { sharedStyles } from './sharedStyles';
import { say, text } from './texts';
import { isHighContrast, onThemeChange } from './theme';
import './transport';
import type { TransportEvent } from './transport';

/** How often the session is kept at most, in milliseconds. */
const SAVE_PACE = 200;

/** The shell of the playground: everything around a board that is the same for every game. */
@customElement('turnsmith-playground')
export class PlaygroundElement extends LitElement {
  static override styles = [sharedStyles, playgroundStyles];

  @state() private revision = 0;
  @state() private cursor: Cell | null = null;
  @state() private pointed: Cell | null = null;
  @state() private running = false;
  @state() private speed = 300;
  @state() private announcement = '';

  @query('turnsmith-end-dialog') private readonly endDialog!: EndDialog;
  @query('turnsmith-reading-grid') private readonly grid!: ReadingGrid | null;
  @query('.board') private readonly boardPlace!: HTMLElement | null;

  private readonly model = new PlaygroundModel(asSavedPanel(hostApi.getState()));
  private board: Board<unknown> | null = null;
  private boardOf: string | null = null;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private saving: ReturnType<typeof setTimeout> | undefined;
  private stopWatching: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('message', this.receive);
    document.addEventListener('keydown', this.pressKey);
    this.stopWatching = onThemeChange(() => this.refresh());
    hostApi.postMessage({ type: 'ready' });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('message', this.receive);
    document.removeEventListener('keydown', this.pressKey);
    this.stopWatching();
    this.stop();
  }

  protected override render(): TemplateResult {
    const { model } = this;
    const { document: file, session, game } = model;
    if (!file) return html`<main class="empty"></main>`;
    if (!game) return html`<main><p>${text('playground.language-unknown', { name: file.name })}</p></main>`;
    return html`<main @reveal=${this.reveal}>
        ${this.renderHead()} ${this.renderNotices()}
        <div
          class="board ${model.isStale ? 'stale' : ''}"
          @cell-chosen=${this.chooseCell}
          @cell-pointed=${this.pointAtCell}
        >
          ${session ? this.board : nothing}
        </div>
        ${session ? this.renderControls(session.turn) : nothing}
        <turnsmith-problems .problems=${model.problems.shown}></turnsmith-problems>
      </main>
      <turnsmith-end-dialog @play-again=${this.playAgain}></turnsmith-end-dialog>
      <div class="visually-hidden" role="status" aria-live="polite">${this.announcement}</div>`;
  }

  protected override updated(): void {
    const { session, game, isStale } = this.model;
    if (!session || !game || !this.board) return;
    this.board.readable = this.isReadable;
    this.board.cursor = this.cursor;
    this.board.draw(game.frame(session.state));
    this.boardPlace?.toggleAttribute('inert', isStale);
    this.saveSoon();
  }

  private renderHead(): TemplateResult {
    const { document: file, session } = this.model;
    const name = file?.name ?? '';
    return html`<header>
      <button class="link" title=${text('playground.file', { name })} @click=${() => this.revealPlace(0, 0)}>
        ${codicon('go-to-file')} ${name}
      </button>
      ${
        session
          ? html`<strong class="outcome">${text(`playground.outcome.${session.status}`)}</strong>
              <span>${text('playground.turn', { turn: session.turn })}</span>`
          : nothing
      }
      <label>
        <input type="checkbox" class="readable" .checked=${this.isReadable} @change=${this.chooseReadable} />
        ${text('playground.readable')}
      </label>
    </header>`;
  }

  private renderNotices(): TemplateResult {
    const { isStale, isGone, session, document: file, problems } = this.model;
    const error = problems.shown.find(({ severity }) => severity === 'error');
    return html`${isStale && error ? this.renderReason(error, session !== null) : nothing}
    ${isGone ? html`<p class="notice">${text('playground.gone', { name: file?.name ?? '' })}</p>` : nothing}
    ${
      session && session.waiting > 0
        ? html`<p class="notice waiting">${text('playground.waiting', { count: session.waiting })}</p>`
        : nothing
    }
    ${session?.isFull ? html`<p class="notice">${text('playground.full', { limit: LONGEST_SESSION })}</p>` : nothing}`;
  }

  private renderReason({ code, args, range }: Problem, hasBoard: boolean): TemplateResult {
    const { line, character } = range.start;
    return html`<p class="notice broken">
      ${text(hasBoard ? 'playground.broken' : 'playground.never-played')} ${say({ key: code, args })}
      <button class="link" @click=${() => this.revealPlace(line, character)}>
        ${text('playground.go-to-text', { line: line + 1 })}
      </button>
    </p>`;
  }

  private renderControls(turn: number): TemplateResult {
    const { session } = this.model;
    const board = this.board;
    const at = this.pointed ?? this.cursor;
    return html`<p class="pointed">
        ${board && at ? text('playground.cell', { name: board.nameOf(at), row: at[0], column: at[1] }) : nothing}
      </p>
      <turnsmith-reading-grid
        .rows=${board?.size[0] ?? 0}
        .columns=${board?.size[1] ?? 0}
        .cursor=${this.cursor}
        .revision=${this.revision}
        .nameOf=${(cell: Cell) => board?.nameOf(cell) ?? ''}
      ></turnsmith-reading-grid>
      <div class="keys" role="group" aria-label=${text('playground.keys')}>
        ${board?.keys.map((key) => this.renderKey(key))}
      </div>
      <turnsmith-transport
        .turn=${turn}
        .turns=${session?.turns ?? 0}
        .running=${this.running}
        .canStep=${this.canStep}
        .speed=${this.speed}
        @transport=${this.transport}
      ></turnsmith-transport>
      <turnsmith-log
        .turn=${turn}
        .revision=${this.revision}
        .eventsOf=${(of: number) => session?.eventsOf(of) ?? []}
      ></turnsmith-log>
      <div class="buttons">
        <button class="load" @click=${() => hostApi.postMessage({ type: 'load' })}>${text('playground.load')}</button>
        <button class="quit" @click=${() => hostApi.postMessage({ type: 'quit' })}>${text('playground.quit')}</button>
      </div>`;
  }

  private renderKey(key: GameKey): TemplateResult {
    return html`<button data-input=${key.input} title=${text(key.label)} @click=${() => this.press(key)}>
      <kbd>${key.cap}</kbd> ${text(key.label)}
    </button>`;
  }

  private get isReadable(): boolean {
    return this.model.readable ?? isHighContrast();
  }

  /** Whether time can go on by itself: over turns that are known, or in a game that goes on without keys. */
  private get canStep(): boolean {
    const { session, game, isStale } = this.model;
    if (!session) return false;
    return session.turn < session.turns || (game?.tick !== undefined && session.status === 'playing' && !isStale);
  }

  private readonly receive = (event: MessageEvent<unknown>): void => {
    const message = asHostMessage(event.data);
    if (!message) {
      console.warn('Turnsmith: ignored a message that is none');
      return;
    }
    const before = this.model.document?.uri;
    this.model.receive(message);
    if (before !== this.model.document?.uri) this.stop();
    this.useBoard();
    this.refresh();
  };

  private useBoard(): void {
    const id = this.model.game?.id ?? null;
    if (id === this.boardOf) return;
    this.boardOf = id;
    this.board = id === null ? null : createBoard(id);
    this.cursor = null;
    this.pointed = null;
  }

  private readonly pressKey = (event: KeyboardEvent): void => {
    const { board } = this;
    if (!board || !this.model.session) return;
    const moved = moveCursor(this.cursor, event, board.size);
    const key = moved ? null : gameKeyOf(event, board.keys);
    const wantsText = !moved && !key && event.shiftKey && event.key === 'Enter' && this.cursor !== null;
    if (!moved && !key && !wantsText) return;
    // VS Code sees every key that is not kept here, and would act on it.
    event.preventDefault();
    event.stopPropagation();
    if (moved) this.readCell(moved);
    else if (key) this.press(key);
    else if (this.cursor) this.revealCell(this.cursor);
  };

  private press(key: GameKey): void {
    this.stop();
    const wasTurn = this.model.press(key.input);
    this.announcement = wasTurn ? this.describeTurn() : text('playground.not-a-turn', { key: text(key.label) });
    this.refresh();
    if (this.model.endIsDue) this.announceEnd();
  }

  private describeTurn(): string {
    const { session } = this.model;
    if (!session) return '';
    const events = session.eventsOf(session.turn).map((event) => say(event));
    const outcome = session.status === 'playing' ? [] : [text(`playground.outcome.${session.status}`)];
    return [text('playground.turn', { turn: session.turn }), ...events, ...outcome].join(' ');
  }

  private announceEnd(): void {
    const texts = this.board?.endTexts(this.model.session?.status ?? '');
    this.model.acknowledgeEnd();
    if (texts) this.endDialog.open(texts);
  }

  private readonly playAgain = ({ again }: PlayAgainEvent): void => {
    if (!again) return hostApi.postMessage({ type: 'quit' });
    this.model.seek(0);
    this.refresh();
  };

  private readonly transport = ({ wish }: TransportEvent): void => {
    if (wish.kind === 'speed') this.speed = wish.milliseconds;
    else if (wish.kind === 'run') this.run();
    else {
      this.stop();
      if (wish.kind === 'restart') this.model.seek(0);
      if (wish.kind === 'seek') this.model.seek(wish.turn);
      if (wish.kind === 'step') this.goOn();
      this.announcement = this.describeTurn();
    }
    this.refresh();
  };

  /** One turn further: a known one, or the next of a game that goes on by itself. */
  private goOn(): void {
    const { session } = this.model;
    if (!session) return;
    if (session.turn < session.turns) this.model.seek(session.turn + 1);
    else this.model.tick();
  }

  private run(): void {
    this.running = true;
    this.clock = setTimeout(() => {
      if (!this.canStep) return this.stop();
      this.goOn();
      this.refresh();
      if (this.canStep) this.run();
      else this.stop();
    }, this.speed);
  }

  private stop(): void {
    clearTimeout(this.clock);
    this.running = false;
  }

  private readonly chooseCell = ({ cell, wantsText }: CellChosenEvent): void => {
    if (wantsText) this.revealCell(cell);
    else this.cursor = cell;
  };

  private readonly pointAtCell = ({ cell }: CellPointedEvent): void => {
    this.pointed = cell;
  };

  private readCell(cell: Cell): void {
    this.cursor = cell;
    this.pointed = null;
    void this.updateComplete.then(() => this.grid?.focusCursor());
  }

  private revealCell(cell: Cell): void {
    const range = this.model.rangeOfCell(cell);
    if (range) hostApi.postMessage({ type: 'reveal', range });
  }

  private revealPlace(line: number, character: number): void {
    const place = { line, character };
    hostApi.postMessage({ type: 'reveal', range: { start: place, end: place } });
  }

  private readonly reveal = ({ range }: RevealEvent): void => hostApi.postMessage({ type: 'reveal', range });

  private readonly chooseReadable = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) this.model.readable = event.target.checked;
    this.refresh();
  };

  private refresh(): void {
    this.revision++;
  }

  private saveSoon(): void {
    this.saving ??= setTimeout(() => {
      this.saving = undefined;
      const saved = this.model.save();
      if (saved) hostApi.setState(saved);
    }, SAVE_PACE);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-playground': PlaygroundElement;
  }
}
