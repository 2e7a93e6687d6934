import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SpireFrame } from '../../../src/games/spire/play/frame';
import { sharedStyles } from '../../sharedStyles';
import { text } from './texts';

/** Deck and discard pile, card by card, and what the original prints. */
@customElement('spire-piles')
export class SpirePiles extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .piles {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 16px;
      }
      h3 {
        margin: 0 0 4px;
        font-size: 11px;
        font-weight: 600;
        color: var(--vscode-descriptionForeground);
      }
      ol {
        margin: 0;
        padding-inline-start: 24px;
      }
      .none {
        color: var(--vscode-descriptionForeground);
      }
      pre {
        margin: 0;
        white-space: pre-wrap;
        font-family: var(--vscode-editor-font-family);
      }
    `,
  ];

  @property({ attribute: false }) frame: SpireFrame | null = null;
  /** Whether what the original prints is shown, instead of the piles. */
  @property({ type: Boolean }) transcript = false;

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    if (this.transcript) return html`<pre tabindex="0">${frame.transcript.trim()}</pre>`;
    const { deck, discard } = frame;
    return html`<div class="piles">
      ${renderPile(text('spire.panel.deck', { count: deck.length }), deck)}
      ${renderPile(text('spire.panel.discard', { count: discard.length }), discard)}
    </div>`;
  }
}

function renderPile(heading: string, cards: readonly string[]): TemplateResult {
  return html`<section>
    <h3>${heading}</h3>
    ${
      cards.length === 0
        ? html`<p class="none">${text('spire.pile.empty')}</p>`
        : html`<ol>
            ${cards.map((card) => html`<li>${card}</li>`)}
          </ol>`
    }
  </section>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'spire-piles': SpirePiles;
  }
}
