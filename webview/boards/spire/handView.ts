import { html, nothing, type TemplateResult } from 'lit';
import type { FrameCard, SpireFrame } from '../../../src/games/spire/play/frame';
import { codicon } from '../../codicon';
import { art } from './art';
import type { CardChoice } from './choice';
import { keyOfPlace } from './hand';
import { text } from './texts';
import { cardWords } from './words';

/** What the user does with the cards of the hand, by their places. */
export interface HandActions {
  choose(place: number): void;
  press(place: number, event: PointerEvent): void;
  cancel(): void;
}

/** The hand as cards, under what is to be said of it: which card waits for its monster, or can't be paid for. */
export function renderHand(frame: SpireFrame, choice: CardChoice, actions: HandActions): TemplateResult {
  const waiting = choice.waiting(frame);
  return html`<div class="prompt">
      <strong role="status">${promptWords(frame, choice)}</strong>
      ${
        waiting
          ? html`<button class="cancel" @click=${actions.cancel}>${text('spire.panel.cancel')}</button>
              <span class="hint">${text('spire.panel.choose-keys')}</span>`
          : nothing
      }
    </div>
    <section aria-labelledby="hand-heading">
      <h3 id="hand-heading">${text('spire.panel.hand')}</h3>
      <ol class="cards" role="list">
        ${frame.hand.map((card, place) => renderCard(frame, card, place, waiting?.place === place, actions))}
      </ol>
    </section>`;
}

function promptWords(frame: SpireFrame, choice: CardChoice): string {
  const waiting = choice.waiting(frame);
  if (waiting) return text('spire.panel.choose-monster', { card: waiting.card.name });
  const refused = choice.refused(frame);
  if (!refused) return '';
  const { name, cost } = refused.card;
  return text('spire.board.cannot-pay', { card: name, cost, energy: frame.player.energy });
}

/** A card as a button. One that can't be paid for says so, is crossed and has a broken frame. */
function renderCard(
  { status }: SpireFrame,
  card: FrameCard,
  place: number,
  isWaiting: boolean,
  { choose, press }: HandActions,
): TemplateResult {
  const key = keyOfPlace(place);
  return html`<li>
    <button
      class="card ${card.requiresTarget ? 'attack' : 'skill'} ${card.payable ? '' : 'dear'}"
      aria-label=${cardWords(card)}
      aria-pressed=${card.requiresTarget ? String(isWaiting) : nothing}
      aria-disabled=${String(status !== 'playing' || !card.payable)}
      aria-keyshortcuts=${key || nothing}
      @click=${() => choose(place)}
      @pointerdown=${(event: PointerEvent) => press(place, event)}
    >
      <span class="head"><span class="cost">${card.cost}</span><b>${card.name}</b><kbd>${key}</kbd></span>
      ${art(card.requiresTarget ? 'sword' : 'shield')}
      <span class="does">${card.description}</span>
      ${
        card.payable
          ? nothing
          : html`<span class="why">${codicon('circle-slash')} <span>${text('spire.board.too-dear')}</span></span>`
      }
    </button>
  </li>`;
}
