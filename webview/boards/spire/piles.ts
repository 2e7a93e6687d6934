import { html, type TemplateResult } from 'lit';
import type { SpireFrame } from '../../../src/games/spire/play/frame';
import { text } from './texts';

/** Deck and discard pile with their numbers, and what the original prints; their content shows when it is asked for. */
export function renderPiles({ deck, discard, transcript }: SpireFrame): TemplateResult {
  return html`<div class="piles">
      ${renderPile('deck', text('spire.panel.deck', { count: deck.length }), deck)}
      ${renderPile('discard', text('spire.panel.discard', { count: discard.length }), discard)}
    </div>
    <details class="original">
      <summary>${text('spire.panel.original')}</summary>
      <pre tabindex="0">${transcript.trim()}</pre>
    </details>`;
}

function renderPile(name: string, summary: string, cards: readonly string[]): TemplateResult {
  return html`<details class=${name}>
    <summary>${summary}</summary>
    <ol>
      ${cards.map((card) => html`<li>${card}</li>`)}
    </ol>
  </details>`;
}
