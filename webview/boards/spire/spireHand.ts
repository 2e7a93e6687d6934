import '@vscode-elements/elements/dist/vscode-button/index.js';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { ENERGY } from '../../../src/games/spire/facts/players';
import type { FrameCard, SpireFrame } from '../../../src/games/spire/play/frame';
import { ViewChangedEvent } from '../../events';
import { readPalette } from '../../palette/palette';
import { sharedStyles } from '../../sharedStyles';
import '../../sprites/spriteElement';
import { cardPicture } from './figures';
import { keyOfPlace, placeAfterPlay } from './hand';
import { handStyles } from './handStyles';
import { sign } from './intents';
import { text } from './texts';
import { cardWords, effectsOf } from './words';

/** What the user does with the cards of the hand, by their places. */
export interface HandActions {
  choose(place: number): void;
  press(place: number, event: PointerEvent): void;
  endTurn(): void;
}

/** The room between two cards where there is enough, and how much a card is turned and sunk for each place from the middle. */
const GAP = 8;
const TILT = 2.4;
const SINK = 1.6;

/**
 * The hand as one fanned row that always fits, with energy, piles and the end of the turn below it.
 * @fires view-changed - a pile is to be seen
 */
@customElement('spire-hand')
export class SpireHand extends LitElement {
  static override styles = [sharedStyles, handStyles];

  @property({ attribute: false }) frame: SpireFrame | null = null;
  @property({ attribute: false }) actions: HandActions | null = null;
  /** The place of the card that waits for its monster. */
  @property({ attribute: false }) waiting: number | null = null;
  /** What is to be said of the hand: which card waits, or can't be paid for. */
  @property() prompt = '';
  private readonly observer = new ResizeObserver(() => this.fan());

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  /** Gives the focus to the card that is now in a place, or to `End turn` when the hand is empty. */
  focusCard(place: number): void {
    const cards = this.cards;
    const next = placeAfterPlay(place, cards.length);
    const control = next === null ? this.renderRoot.querySelector<HTMLElement>('.end') : cards[next];
    control?.focus({ preventScroll: true });
  }

  /** Where the middle of a card's upper edge is on the screen, in CSS pixels. */
  topOf(place: number): { x: number; y: number } | null {
    const box = this.cards[place]?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y } : null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const { hand, deck, discard, player, status } = frame;
    const isOver = status !== 'playing';
    return html`<section aria-label=${text('spire.panel.hand')}>
        <ol role="list">
          ${hand.map((card, place) => this.renderCard(card, place, isOver))}
        </ol>
      </section>
      <div class="row ${this.prompt ? 'asking' : ''}">
        <span class="energy" title=${text('spire.panel.energy', { energy: player.energy })}>
          <span aria-hidden="true">${player.energy}/${ENERGY}</span>
          <span class="visually-hidden">${text('spire.panel.energy', { energy: player.energy })}</span>
        </span>
        <span class="prompt" role="status">${this.prompt}</span>
        ${this.renderPile('spire.pile.deck', deck.length)} ${this.renderPile('spire.pile.discard', discard.length)}
        <vscode-button
          class="end ${isOver ? 'off' : ''}"
          aria-keyshortcuts="e"
          aria-disabled=${String(isOver)}
          @click=${() => isOver || this.actions?.endTurn()}
          >${text('spire.panel.end-turn')}<kbd aria-hidden="true">E</kbd></vscode-button
        >
      </div>`;
  }

  protected override updated(_changed: PropertyValues): void {
    this.fan();
  }

  private get cards(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.card')];
  }

  /** Lays the cards as far apart as they fit, the outer ones turned and lower. */
  private fan(): void {
    const items = [...this.renderRoot.querySelectorAll('li')];
    const width = this.cards[0]?.offsetWidth ?? 0;
    const room = this.clientWidth - width - 12;
    const step = items.length > 1 ? Math.min(width + GAP, room / (items.length - 1)) : width;
    items.forEach((item, place) => {
      const off = place - (items.length - 1) / 2;
      item.style.setProperty('--step', `${step}px`);
      item.style.setProperty('--tilt', `${off * TILT}deg`);
      item.style.setProperty('--sink', `${off * off * SINK}px`);
    });
  }

  private renderPile(key: 'spire.pile.deck' | 'spire.pile.discard', count: number): TemplateResult {
    return html`<vscode-button
      class="pile"
      secondary
      @click=${() => this.dispatchEvent(new ViewChangedEvent({ section: 'piles', drawer: 'open' }))}
      >${text(key)} <span class="count">&nbsp;${count}</span></vscode-button
    >`;
  }

  /** A card as a button. One that can't be paid for says so, is grey and has a broken frame. */
  private renderCard(card: FrameCard, place: number, isOver: boolean): TemplateResult {
    const key = keyOfPlace(place);
    const { sprite, tone } = cardPicture(card.name);
    const palette = readPalette();
    return html`<li>
      <button
        class="card ${tone} ${card.payable ? '' : 'dear'}"
        aria-label=${cardWords(card)}
        title=${cardWords(card)}
        aria-pressed=${card.requiresTarget ? String(this.waiting === place) : nothing}
        aria-disabled=${String(isOver || !card.payable)}
        aria-keyshortcuts=${key || nothing}
        @click=${() => this.actions?.choose(place)}
        @pointerdown=${(event: PointerEvent) => this.actions?.press(place, event)}
      >
        <span class="cost">${card.cost}</span><b>${card.name}</b>
        <span class="art"
          ><turnsmith-sprite
            .sprite=${sprite}
            .hue=${card.payable ? palette[tone] : palette.quiet}
            .size=${26}
          ></turnsmith-sprite
        ></span>
        <span class="does">${card.description}</span>
        <span class="short">${effectsOf(card).map(({ name, amount }) => sign(name, amount, 12))}</span>
        <kbd aria-hidden="true">${key}</kbd>
      </button>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'spire-hand': SpireHand;
  }
}
