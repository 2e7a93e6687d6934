import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { createRef, ref } from 'lit/directives/ref.js';
import type { GameEvent } from '../../../src/games/events';
import type { Status } from '../../../src/games/game';
import { wordOf, type OptionValues } from '../../../src/games/options';
import { PLAYER, PLAYERS } from '../../../src/games/spire/facts/players';
import type { FrameMonster, SpireFrame } from '../../../src/games/spire/play/frame';
import { lineOfPlay } from '../../../src/games/spire/play/legalMoves';
import type { SpireQueries } from '../../../src/games/spire/play/queries';
import type { ColourChoice } from '../../../src/play/messages';
import { InputChosenEvent, OptionChosenEvent } from '../../events';
import { readPalette } from '../../palette/palette';
import { sharedStyles } from '../../sharedStyles';
import type { Board, BoardChoice, Change, Ending, GameKey, Help, MarkKind, Section, Standing } from '../board';
import { CardChoice } from './choice';
import { CardDrag, type CardDragHost } from './drag';
import { lossesOf, playedCard } from './effects';
import { renderField, type Offer } from './entities';
import { figureOf } from './figures';
import { placeAfterArrow, placeOfKey } from './hand';
import { spireHelp } from './help';
import { LineHistory } from './history';
import './moveLine';
import './piles';
import './spireHand';
import type { HandActions, SpireHand } from './spireHand';
import { figureSide, MOST_DOTS } from './stage';
import { stageStyles } from './stageStyles';
import { text } from './texts';

/** Among more monsters than this it is not foretold what a card would do to each; a usual encounter has three. */
const MAX_FORETOLD = 20;

const MARKS: Readonly<Record<string, MarkKind>> = {
  'monster-defeated': 'died',
  'monster-attacks': 'hit',
  'encounter-won': 'picked-up',
  'game-won': 'end',
  'game-lost': 'end',
};

/**
 * The board of the card game: the hero and the monsters, and below them the hand. A card is played by a click, a drag or its number; one that
 * needs a monster waits until that is chosen, unless there is only one.
 */
@customElement('spire-board')
export class SpireBoard extends LitElement implements Board<SpireFrame, SpireQueries>, CardDragHost {
  static override styles = [sharedStyles, stageStyles];

  /** The keys depend on the hand, so the board takes them itself. */
  readonly keys: readonly GameKey[] = [];

  @property({ attribute: false }) frame: SpireFrame | null = null;
  @property({ reflect: true }) colours: ColourChoice = 'theme';
  @property({ attribute: false }) options: OptionValues = {};
  @state() private room = { width: 0, height: 0 };
  /** The monster that the user is about to choose. */
  @state() private aim: number | null = null;

  /** Asks about the state that is drawn; `null` before the first frame. */
  private queries: SpireQueries | null = null;
  private events: readonly GameEvent[] = [];
  private readonly hand = createRef<SpireHand>();
  private readonly history = new LineHistory();
  private readonly choice = new CardChoice();
  private readonly drag = new CardDrag(this);
  private readonly handActions: HandActions = {
    choose: (place) => this.drag.takeClick() || this.choose(place),
    press: (place, event) => this.drag.press(event, place),
    endTurn: () => this.send('end turn'),
  };
  /** The place in the hand that gets the focus when the next turn is drawn. */
  private placeToFocus: number | null = null;
  private readonly observer = new ResizeObserver(() => {
    this.room = { width: this.clientWidth, height: this.clientHeight };
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  get help(): Help {
    return spireHelp();
  }

  /** The turn of the player's, which takes several moves. */
  get turnLabel(): string {
    return text('spire.turn', { turn: this.frame?.playerTurn ?? 1 });
  }

  get undoLabel(): string {
    const card = playedCard(this.events);
    if (card === null) return '';
    return card === 'end' ? text('spire.undo-end') : text('spire.undo', { card });
  }

  /** Whom to play as; another player begins anew. */
  get choices(): readonly BoardChoice[] {
    const played = wordOf(PLAYER, this.options);
    return PLAYERS.map(({ word }) => ({
      id: `player-${word}`,
      label: text('spire.play-as', { player: text(`spire.player.${word}`) }),
      isOn: word === played,
      choose: () => this.dispatchEvent(new OptionChosenEvent(PLAYER.name, word)),
    }));
  }

  get sections(): readonly Section[] {
    const { frame } = this;
    return [
      {
        id: 'type',
        label: text('spire.section.type'),
        render: () =>
          html`<spire-move-line
            .history=${this.history}
            .isCommand=${(line: string) => this.queries?.isCommand(line) ?? false}
          ></spire-move-line>`,
      },
      {
        id: 'piles',
        label: text('spire.section.piles'),
        render: () => html`<spire-piles .frame=${frame}></spire-piles>`,
      },
      {
        id: 'original',
        label: text('spire.panel.original'),
        render: () => html`<spire-piles .frame=${frame} transcript></spire-piles>`,
      },
    ];
  }

  draw(frame: SpireFrame, queries: SpireQueries, { events }: Change): void {
    this.frame = frame;
    this.queries = queries;
    this.events = events;
  }

  standing(status: Status): Standing | null {
    return status === 'playing' ? { label: text('spire.your-turn'), tone: 'blue' } : null;
  }

  ending(status: Status, turn: number): Ending | null {
    const { frame } = this;
    if (!frame || (status !== 'won' && status !== 'lost')) return null;
    const { name, hp, maxHp } = frame.player;
    const args = { turns: frame.playerTurn, count: turn };
    return {
      title: text(`spire.end.${status}.title`),
      message: text(`spire.end.${status}.question`),
      asks: true,
      result: text(`spire.end.${status}.result`, args),
      details: status === 'won' ? [text('spire.panel.hp', { hp, maxHp })] : [],
      tone: status === 'won' ? 'green' : 'red',
      picture: figureOf(name, readPalette()),
    };
  }

  markOf({ kind }: GameEvent): MarkKind | null {
    return MARKS[kind] ?? null;
  }

  renderFooter(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    return html`<spire-hand
      ${ref(this.hand)}
      .frame=${frame}
      .actions=${this.handActions}
      .waiting=${this.choice.waiting(frame)?.place ?? null}
      .prompt=${this.promptWords(frame)}
    ></spire-hand>`;
  }

  takeKey(key: string): boolean {
    const { frame, targets } = this;
    if (frame?.status !== 'playing') return false;
    const place = placeOfKey(key);
    if (place !== null) return this.choose(place);
    if (key === 'e' || key === 'E') return this.send('end turn');
    if (!this.choice.waiting(frame)) return false;
    if (key === 'Escape') return this.cancel();
    const inFocus = targets.findIndex((target) => target.matches(':focus'));
    const target = placeAfterArrow(key, inFocus, targets.length);
    if (target !== null) targets[target]?.focus();
    return target !== null;
  }

  dragStarts(place: number): boolean {
    const { frame } = this;
    this.choice.forget();
    const wish = frame ? this.choice.want(frame, place) : 'none';
    this.redraw();
    return wish === 'plays' || wish === 'waits';
  }

  dragEnds(place: number, over: string | null): void {
    const needsMonster = this.frame?.hand[place]?.requiresTarget ?? true;
    this.choice.forget();
    this.redraw();
    if (over === 'player' && !needsMonster) this.play(place, null);
    else if (over !== null && over !== 'player') this.play(place, Number(over));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    return html`${renderEncounters(frame)}
    ${renderField(frame, {
      side: figureSide(this.room, frame.monsters.length),
      losses: lossesOf(this.events),
      offerOf: (monster) => this.offerOf(frame, monster),
    })}
    ${this.renderArrow(frame)}`;
  }

  protected override updated(): void {
    if (this.placeToFocus === null) return;
    const place = this.placeToFocus;
    this.placeToFocus = null;
    void this.hand.value?.updateComplete.then(() => this.hand.value?.focusCard(place));
  }

  /** A dashed line from the waiting card to the monster that is aimed at. */
  private renderArrow(frame: SpireFrame): TemplateResult | typeof nothing {
    const waiting = this.choice.waiting(frame);
    const from = waiting && this.hand.value?.topOf(waiting.place);
    const target = this.renderRoot.querySelector(`[data-drop="${this.aim ?? ''}"]`)?.getBoundingClientRect();
    if (!from || !target) return nothing;
    const own = this.getBoundingClientRect();
    const [x, y] = [from.x - own.x, Math.min(own.height, from.y - own.y)];
    const [toX, toY] = [target.x - own.x + target.width / 2, target.y - own.y + target.height * 0.5];
    return html`<svg class="arrow" aria-hidden="true">
      ${svg`<path d="M${x} ${y}C${x} ${y - 60} ${toX - 80} ${toY} ${toX} ${toY}" />`}
    </svg>`;
  }

  private promptWords(frame: SpireFrame): string {
    const waiting = this.choice.waiting(frame);
    if (waiting)
      return `${text('spire.panel.choose-monster', { card: waiting.card.name })} ${text('spire.panel.choose-keys')}`;
    const refused = this.choice.refused(frame);
    if (!refused) return '';
    const { name, cost } = refused.card;
    return text('spire.board.cannot-pay', { card: name, cost, energy: frame.player.energy });
  }

  /** The user wants the card of a place. `false`: there is none that could be wanted. */
  private choose(place: number): boolean {
    const { frame } = this;
    const wish = frame ? this.choice.want(frame, place) : 'none';
    const [only, ...others] = frame?.monsters ?? [];
    if (wish === 'waits' && only && others.length === 0) {
      this.play(place, only.id);
      return true;
    }
    this.redraw();
    if (wish === 'plays') this.play(place, null);
    if (wish === 'cancelled') this.hand.value?.focusCard(place);
    if (wish === 'waits') void this.updateComplete.then(() => this.targets[0]?.focus());
    return wish !== 'none';
  }

  private play(place: number, target: number | null): void {
    const card = this.frame?.hand[place];
    if (this.matches(':focus-within') || this.hand.value?.matches(':focus-within')) this.placeToFocus = place;
    if (card) this.send(lineOfPlay(card.name, target));
  }

  private send(move: string): true {
    this.choice.forget();
    this.aim = null;
    this.redraw();
    this.dispatchEvent(new InputChosenEvent(move));
    return true;
  }

  private cancel(): true {
    const waiting = this.frame && this.choice.waiting(this.frame);
    this.choice.forget();
    this.redraw();
    if (waiting) this.hand.value?.focusCard(waiting.place);
    return true;
  }

  /** The hand is drawn by the shell, but what waits is known here. */
  private redraw(): void {
    this.requestUpdate();
    const { value: hand } = this.hand;
    const { frame } = this;
    if (!hand || !frame) return;
    hand.waiting = this.choice.waiting(frame)?.place ?? null;
    hand.prompt = this.promptWords(frame);
  }

  /** How a monster is offered to the card that waits; `null` when none does. */
  private offerOf(frame: SpireFrame, { id }: FrameMonster): Offer | null {
    const waiting = this.choice.waiting(frame);
    if (!waiting) return null;
    const { place, card } = waiting;
    const isForetold = frame.monsters.length <= MAX_FORETOLD;
    const hit = isForetold ? (this.queries?.hitOf(card.name, id) ?? null) : null;
    const point = (isOver: boolean): void => void (this.aim = isOver ? id : null);
    return { card: card.name, hit, choose: () => this.play(place, id), point };
  }

  private get targets(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.target')];
  }
}

/** Which encounter it is, in words and as dots. */
function renderEncounters({ encounter: { number, count }, status }: SpireFrame): TemplateResult {
  const kindOf = (at: number): string => (at < number || status === 'won' ? 'won' : at === number ? 'now' : '');
  return html`<h2 class="encounters">
    ${text('spire.panel.encounter', { number, count })}
    ${
      count > MOST_DOTS
        ? nothing
        : Array.from({ length: count }, (_, i) => html`<span class="dot ${kindOf(i + 1)}" aria-hidden="true"></span>`)
    }
  </h2>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'spire-board': SpireBoard;
  }
}
