import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { isHit, type SpireQuestion } from '../../../src/games/spire/play/queries';
import type { FrameMonster, SpireFrame } from '../../../src/games/spire/play/frame';
import { playLine } from '../../../src/games/spire/play/legalMoves';
import type { AttachedFile } from '../../../src/play/attachedTexts';
import { sharedStyles } from '../../sharedStyles';
import { text } from '../../texts';
import { InputChosenEvent, type Board, type GameKey } from '../board';
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

/** Among more monsters than this it is not foretold what a card would do to each; a usual encounter has three. */
const MAX_FORETOLD = 20;

/**
 * The board of the card game: monsters, player and hand, each readable by itself. A card is played by a click, a drag or its number; one
 * that needs a monster waits until that is chosen.
 */
@customElement('spire-board')
export class SpireBoard extends LitElement implements Board<SpireFrame>, CardDragHost {
  static override styles = [sharedStyles, spireStyles, spireEntityStyles, spireCardStyles];

  /** The keys depend on the hand, so the board takes them itself. */
  readonly keys: readonly GameKey[] = [];
  /** There is no grid of cells, and so no cursor in it. */
  readonly size = [0, 0] as const;
  cursor = null;
  attachments: Readonly<Record<string, AttachedFile>> = {};

  @property({ attribute: false }) frame: SpireFrame | null = null;
  @property({ type: Boolean, reflect: true }) readable = false;
  @property({ attribute: false }) ask: (question: unknown) => unknown = () => undefined;
  @property({ attribute: false }) choices: Readonly<Record<string, string>> = {};

  private readonly choice = new CardChoice();
  private readonly drag = new CardDrag(this);
  private readonly handActions: HandActions = {
    choose: (place) => this.drag.takeClick() || this.choose(place),
    press: (place, event) => this.drag.press(event, place),
    giveUp: () => this.giveUp(),
  };
  /** The place in the hand that gets the focus when the next turn is drawn. */
  private placeToFocus: number | null = null;

  draw(frame: SpireFrame): void {
    this.frame = frame;
  }

  nameOf(): string {
    return '';
  }

  endTexts(status: string): { title: string; question: string } | null {
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
    if (key === 'Escape') return this.giveUp();
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
    return html`${renderTop(this, frame, this.choices)} ${renderField(frame, (monster) => this.offerOf(frame, monster))}
      ${renderHand(frame, this.choice, this.handActions)} ${renderActions(this, frame, () => this.send('end turn'))}
      <spire-move-line .isCommand=${(line: string) => this.put({ about: 'line', line }) === true}></spire-move-line>
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
    if (wish === 'given-up') this.focusCard(place);
    if (wish === 'waits') void this.updateComplete.then(() => this.targets[0]?.focus());
    return wish !== 'none';
  }

  private play(place: number, target: number | null): void {
    const card = this.frame?.hand[place];
    if (this.matches(':focus-within')) this.placeToFocus = place;
    if (card) this.send(playLine(card.name, target));
  }

  private send(move: string): true {
    this.choice.forget();
    this.requestUpdate();
    this.dispatchEvent(new InputChosenEvent(move));
    return true;
  }

  private giveUp(): true {
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
    const isAsked = frame.monsters.length <= MAX_FORETOLD;
    const answer = isAsked ? this.put({ about: 'play', card: card.name, target: id }) : undefined;
    return { card: card.name, hit: isHit(answer) ? answer : null, choose: () => this.play(place, id) };
  }

  private put(question: SpireQuestion): unknown {
    return this.ask(question);
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
