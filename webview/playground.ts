import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { Cell } from '../src/games/game';
import { PlaygroundModel } from '../src/play/playgroundModel';
import { asHostMessage, asSavedPanel } from '../src/play/validate';
import type {
  AttachEvent,
  Board,
  CellChosenEvent,
  CellPointedEvent,
  ChoiceEvent,
  DetachEvent,
  GameKey,
  InputChosenEvent,
} from './boards/board';
import { createBoard } from './boards/boards';
import { Clock } from './clock';
import { codicon } from './codicon';
import './endDialog';
import type { EndDialog, PlayAgainEvent } from './endDialog';
import './eventLog';
import { giveFocusBack } from './focus';
import { gameKeyOf, isFreeKey } from './gameKeys';
import { hostApi } from './hostApi';
import './notices';
import { playgroundStyles } from './playgroundStyles';
import './problemList';
import type { RevealEvent } from './problemList';
import { moveCursor, within } from './readingCursor';
import { placeText, type ReadingGrid } from './readingGrid';
import './seedField';
import type { SeedEvent } from './seedField';
import { sharedStyles } from './sharedStyles';
import { say, text } from './texts';
import { isHighContrast, onThemeChange } from './theme';
import { throttle } from './throttle';
import './transport';
import type { TransportEvent } from './transport';

/** How often the session is kept and the editor is told at most, in milliseconds. */
const PACE = 200;

/** The shell of the playground: everything around a board that is the same for every game. */
@customElement('turnsmith-playground')
export class PlaygroundElement extends LitElement {
  static override styles = [sharedStyles, playgroundStyles];

  @state() private revision = 0;
  @state() private cursor: Cell | null = null;
  @state() private pointed: Cell | null = null;
  @state() private speed = 300;
  @state() private announcement = '';

  @query('turnsmith-end-dialog') private readonly endDialog!: EndDialog | null;
  @query('turnsmith-reading-grid') private readonly grid!: ReadingGrid | null;
  @query('.board') private readonly boardPlace!: HTMLElement | null;

  private readonly model = new PlaygroundModel(asSavedPanel(hostApi.getState()));
  private board: Board<unknown> | null = null;
  private boardOf: string | null = null;
  private readonly clock = new Clock(
    () => this.beat(),
    () => this.speed,
  );
  private readonly tellSoon = throttle(() => this.tell(), PACE);
  private marksTold = '[]';
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
    this.clock.stop();
  }

  protected override render(): TemplateResult {
    const { model } = this;
    const { document: file, session, game } = model;
    if (!file) return html`<main><p>${text('playground.none')}</p></main>`;
    if (!game) return html`<main><p>${text('playground.language-unknown', { name: file.name })}</p></main>`;
    return html`<main @reveal=${this.reveal} @transport=${this.transport}>
        ${this.renderHead()}
        <turnsmith-notices .model=${model} .revision=${this.revision}></turnsmith-notices>
        <div
          class="board ${model.isStale ? 'stale' : ''}"
          @cell-chosen=${this.chooseCell}
          @cell-pointed=${this.pointAtCell}
          @input-chosen=${this.playInput}
          @choice=${this.choose}
          @attach=${this.attach}
          @detach=${this.detach}
        >
          ${session ? this.board : nothing}
        </div>
        ${session ? this.renderControls(session.turn) : nothing}
        <turnsmith-problems .problems=${model.problems}></turnsmith-problems>
      </main>
      <turnsmith-end-dialog @play-again=${this.playAgain}></turnsmith-end-dialog>
      <div class="visually-hidden" role="status" aria-live="polite">${this.announcement}</div>`;
  }

  /** Before it is drawn around the board, so that what is said of a cell is what stands there now. */
  protected override willUpdate(): void {
    const { session, game } = this.model;
    if (!session || !game || !this.board) return;
    this.board.readable = this.isReadable;
    this.board.ask = (question) => this.model.ask(question);
    this.board.choices = this.model.choices;
    this.board.attachments = this.model.attachments;
    this.cursor = within(this.cursor, this.board.size);
    this.board.cursor = this.cursor;
    this.board.draw(session.frame);
  }

  protected override updated(): void {
    if (!this.model.session || !this.board) return;
    this.boardPlace?.toggleAttribute('inert', this.model.isStale);
    this.tellSoon();
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
      ${
        this.model.seed === null
          ? nothing
          : html`<turnsmith-seed .seed=${this.model.seed} @seed=${this.reseed}></turnsmith-seed>`
      }
      <label>
        <input type="checkbox" class="readable" .checked=${this.isReadable} @change=${this.chooseReadable} />
        ${text('playground.readable')}
      </label>
    </header>`;
  }

  private renderControls(turn: number): TemplateResult {
    const { session } = this.model;
    const board = this.board;
    const at = this.pointed ?? this.cursor;
    return html`<p class="pointed">${board && at ? placeText(board.nameOf(at), at, board.origin) : nothing}</p>
      <turnsmith-reading-grid
        .rows=${board?.size[0] ?? 0}
        .columns=${board?.size[1] ?? 0}
        .cursor=${this.cursor}
        .revision=${this.revision}
        .nameOf=${(cell: Cell) => board?.nameOf(cell) ?? ''}
        .origin=${board?.origin}
      ></turnsmith-reading-grid>
      ${
        board && board.keys.length > 0
          ? html`<div class="keys" role="group" aria-label=${text('playground.keys')} @click=${giveFocusBack}>
              ${board.keys.map((key) => this.renderKey(key))}
            </div>`
          : nothing
      }
      <turnsmith-transport
        .turn=${turn}
        .turns=${session?.turns ?? 0}
        .running=${this.clock.isRunning}
        .canStep=${this.canStep}
        .speed=${this.speed}
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
    const isNew = this.model.receive(message);
    if (before !== this.model.document?.uri) {
      this.clock.stop();
      this.cursor = null;
      this.pointed = null;
    }
    if (isNew) this.endDialog?.close();
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
    if (!isFreeKey(event)) return;
    const moved = moveCursor(this.cursor, event, board.size, board.readingStart);
    const key = moved ? null : gameKeyOf(event, board.keys);
    const wantsText = !moved && !key && event.shiftKey && event.key === 'Enter' && this.cursor !== null;
    const isTaken = !moved && !key && !wantsText && this.giveKeyToBoard(event.key);
    if (!moved && !key && !wantsText && !isTaken) return;
    // VS Code sees every key that is not kept here, and would act on it.
    event.preventDefault();
    event.stopPropagation();
    if (moved) this.readCell(moved);
    else if (key) this.press(key);
    else if (wantsText && this.cursor) this.revealCell(this.cursor);
  };

  /** Whether the board wants a key; a board that shows an old text takes none. */
  private giveKeyToBoard(key: string): boolean {
    return !this.model.isStale && (this.board?.takeKey?.(key) ?? false);
  }

  private press({ input, label }: GameKey): void {
    this.play(input, text(label));
  }

  private readonly playInput = ({ input }: InputChosenEvent): void => this.play(input, input);

  private play(input: string, name: string): void {
    this.clock.stop();
    if (this.model.press(input)) this.announce(this.describeTurn());
    else this.announce(text(this.model.isStale ? 'playground.broken' : 'playground.not-a-turn', { key: name }));
    this.refresh();
    if (this.model.endIsDue) this.announceEnd();
  }

  private readonly choose = ({ name, value }: ChoiceEvent): void => {
    this.clock.stop();
    this.model.choose(name, value);
    this.refresh();
  };

  private readonly attach = ({ name, forgetsOthers }: AttachEvent): void => {
    this.clock.stop();
    if (forgetsOthers) hostApi.postMessage({ type: 'detach', name: null });
    hostApi.postMessage({ type: 'attach', name });
  };

  private readonly detach = ({ name }: DetachEvent): void => hostApi.postMessage({ type: 'detach', name });

  /** Says something to a screen reader, also when it is what was said last. */
  private announce(words: string): void {
    this.announcement = words === this.announcement ? `${words}\u200b` : words;
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
    if (texts) this.endDialog?.open(texts);
  }

  private readonly playAgain = ({ again }: PlayAgainEvent): void => {
    if (!again) return hostApi.postMessage({ type: 'quit' });
    this.model.seek(0);
    this.refresh();
  };

  private readonly transport = ({ wish }: TransportEvent): void => {
    this.endDialog?.close();
    if (wish.kind === 'speed') this.speed = wish.milliseconds;
    else if (wish.kind === 'run') this.clock.start();
    else {
      this.clock.stop();
      if (wish.kind === 'restart') this.model.seek(0);
      if (wish.kind === 'seek') this.model.seek(wish.turn);
      if (wish.kind === 'step') this.goOn();
      this.announce(this.describeTurn());
    }
    this.refresh();
  };

  /** One turn further: a known one, or the next of a game that goes on by itself. `false`: there is none. */
  private goOn(): boolean {
    const { session } = this.model;
    if (!session) return false;
    if (session.turn >= session.turns) return this.model.tick();
    this.model.seek(session.turn + 1);
    return true;
  }

  private beat(): boolean {
    const wentOn = this.canStep && this.goOn();
    this.refresh();
    return wentOn && this.canStep;
  }

  private readonly reseed = ({ seed }: SeedEvent): void => {
    this.clock.stop();
    this.model.reseed(seed);
    this.refresh();
  };

  private readonly chooseCell = ({ cell, wantsText }: CellChosenEvent): void => {
    if (wantsText) this.revealCell(cell);
    else if (this.cursor) this.cursor = cell;
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
    if (range) hostApi.postMessage({ type: 'reveal', range, companion: null });
  }

  private revealPlace(line: number, character: number): void {
    const place = { line, character };
    hostApi.postMessage({ type: 'reveal', range: { start: place, end: place }, companion: null });
  }

  private readonly reveal = ({ range, companion }: RevealEvent): void =>
    hostApi.postMessage({ type: 'reveal', range, companion });

  private readonly chooseReadable = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) this.model.readable = event.target.checked;
    this.refresh();
  };

  private refresh(): void {
    this.revision++;
  }

  /** Keeps the session, and tells the editor what it may show behind lines. */
  private tell(): void {
    const saved = this.model.save();
    if (saved) hostApi.setState(saved);
    const marks = this.model.marks.map(({ line, label }) => ({ line, text: say(label) }));
    const told = JSON.stringify(marks);
    if (told === this.marksTold) return;
    this.marksTold = told;
    hostApi.postMessage({ type: 'marks', marks });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-playground': PlaygroundElement;
  }
}
