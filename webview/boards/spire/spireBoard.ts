import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Status } from '../../../src/games/game';
import type { OptionValues } from '../../../src/games/options';
import type { FrameMonster, SpireFrame } from '../../../src/games/spire/play/frame';
import { lineOfPlay } from '../../../src/games/spire/play/legalMoves';
import type { SpireQueries } from '../../../src/games/spire/play/queries';
import { InputChosenEvent } from '../../events';
import { sharedStyles } from '../../sharedStyles';
import type { Board, EndTexts, GameKey } from '../board';
import { spireCardStyles } from './cardStyles';
import { CardChoice } from './choice';
import { renderActions, renderTop } from './controls';
import { CardDrag, type CardDragHost } from './drag';
import { renderField, type Offer } from './entities';
import { spireEntityStyles } from './entityStyles';
import { placeAfterArrow, placeAfterPlay, placeOfKey } from './hand';
import { renderHand, type HandActions } from './handView';
import './moveLine';
import { renderPiles } from './piles';
import { spireStyles } from './styles';
import { text } from './texts';

/** Among more monsters than this it is not foretold what a card would do to each; a usual encounter has three. */
const MAX_FORETOLD = 20;

/**
 * The board of the card game: monsters, player and hand, each readable by itself. A card is played by a click, a drag or its number; one
 * that needs a monster waits until that is chosen.
 */
@customElement('spire-board')
export class SpireBoard extends LitElement implements Board<SpireFrame, SpireQueries>, CardDragHost {
  static override styles = [sharedStyles, spireStyles, spireEntityStyles, spireCardStyles];

  /** The keys depend on the hand, so the board takes them itself. */
  readonly keys: readonly GameKey[] = [];

  @property({ attribute: false }) frame: SpireFrame | null = null;
  @property({ type: Boolean, reflect: true }) readable = false;
  @property({ attribute: false }) options: OptionValues = {};

  /** Asks about the state that is drawn; `null` before the first frame. */
  private queries: SpireQueries | null = null;
  private readonly choice = new CardChoice();
  private readonly drag = new CardDrag(this);
  private readonly handActions: HandActions = {
    choose: (place) => this.drag.takeClick() || this.choose(place),
    press: (place, event) => this.drag.press(event, place),
    cancel: () => this.cancel(),
  };
  /** The place in the hand that gets the focus when the next turn is drawn. */
  private placeToFocus: number | null = null;

  draw(frame: SpireFrame, queries: SpireQueries): void {
    this.frame = frame;
    this.queries = queries;
  }

  endTexts(status: Status): EndTexts | null {
    if (status !== 'won' && status !== 'lost') return null;
    return { title: text(`spire.end.${status}.title`), question: text(`spire.end.${status}.question`) };
  }

  takeKey(key: string): boolean {
    const { frame, targets } = this;
    if (frame?.status !== 'playing') return false;
    const place = placeOfKey(key);
    if (place !== null) return this.choose(place);
    if (key === 'e') return this.send('end turn');
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
    this.requestUpdate();
    return wish === 'plays' || wish === 'waits';
  }

  dragEnds(place: number, over: string | null): void {
    const needsMonster = this.frame?.hand[place]?.requiresTarget ?? true;
    this.choice.forget();
    this.requestUpdate();
    if (over === 'player' && !needsMonster) this.play(place, null);
    else if (over !== null && over !== 'player') this.play(place, Number(over));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    return html`${renderTop(this, frame, this.options)} ${renderField(frame, (monster) => this.offerOf(frame, monster))}
      ${renderHand(frame, this.choice, this.handActions)} ${renderActions(this, frame, () => this.send('end turn'))}
      <spire-move-line .isCommand=${(line: string) => this.queries?.isCommand(line) ?? false}></spire-move-line>
      ${renderPiles(frame)}`;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.placeToFocus === null) return;
    this.focusCard(this.placeToFocus);
    if (changed.has('frame')) this.placeToFocus = null;
  }

  /** The user wants the card of a place. `false`: there is none that could be wanted. */
  private choose(place: number): boolean {
    const wish = this.frame ? this.choice.want(this.frame, place) : 'none';
    this.requestUpdate();
    if (wish === 'plays') this.play(place, null);
    if (wish === 'cancelled') this.focusCard(place);
    if (wish === 'waits') void this.updateComplete.then(() => this.targets[0]?.focus());
    return wish !== 'none';
  }

  private play(place: number, target: number | null): void {
    const card = this.frame?.hand[place];
    if (this.matches(':focus-within')) this.placeToFocus = place;
    if (card) this.send(lineOfPlay(card.name, target));
  }

  private send(move: string): true {
    this.choice.forget();
    this.requestUpdate();
    this.dispatchEvent(new InputChosenEvent(move));
    return true;
  }

  private cancel(): true {
    const waiting = this.frame && this.choice.waiting(this.frame);
    this.choice.forget();
    this.requestUpdate();
    if (waiting) this.focusCard(waiting.place);
    return true;
  }

  /** How a monster is offered to the card that waits; `null` when none does. */
  private offerOf(frame: SpireFrame, { id }: FrameMonster): Offer | null {
    const waiting = this.choice.waiting(frame);
    if (!waiting) return null;
    const { place, card } = waiting;
    const isForetold = frame.monsters.length <= MAX_FORETOLD;
    const hit = isForetold ? (this.queries?.hitOf(card.name, id) ?? null) : null;
    return { card: card.name, hit, choose: () => this.play(place, id) };
  }

  private get targets(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.target')];
  }

  /** Gives the focus to the card that is now in a place, or to `End turn` when the hand is empty. */
  private focusCard(place: number): void {
    const cards = [...this.renderRoot.querySelectorAll<HTMLElement>('.card')];
    const next = placeAfterPlay(place, cards.length);
    const control = next === null ? this.renderRoot.querySelector<HTMLElement>('.end') : cards[next];
    control?.focus({ preventScroll: true });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'spire-board': SpireBoard;
  }
}
