import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { rangeOf } from '../src/core/range';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import { codicon } from './codicon';
import { ReadableChosenEvent, RevealEvent } from './events';
import './seedField';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/**
 * What is played and how it stands: the file, the outcome, the turn, the seed, and the choice of colours.
 * @fires reveal - the file was chosen
 * @fires option-chosen - another seed was entered
 * @fires readable-chosen - the colours were chosen
 */
@customElement('turnsmith-header')
export class HeaderElement extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 16px;
        align-items: center;
      }
      h1 {
        margin: 0;
        font: inherit;
      }
      label {
        margin-inline-start: auto;
        display: flex;
        align-items: center;
        gap: 4px;
      }
      .link {
        display: flex;
        align-items: center;
        gap: 4px;
      }
    `,
  ];

  @property({ attribute: false }) model: PlaygroundModel | null = null;
  /** Counts up whenever the model may have changed. */
  @property({ type: Number }) revision = 0;
  /** Whether high-visibility colours are on. */
  @property({ type: Boolean }) readable = false;

  protected override render(): TemplateResult | typeof nothing {
    if (!this.model) return nothing;
    const { document: file, session, seed } = this.model;
    const name = file?.name ?? '';
    return html`<header>
      <h1>
        <button class="link" title=${text('playground.file', { name })} @click=${this.reveal}>
          ${codicon('go-to-file')} ${name}
        </button>
      </h1>
      ${
        session
          ? html`<strong class="outcome">${text(`outcome.${session.status}`)}</strong>
              <span>${text('playground.turn', { turn: session.turn })}</span>`
          : nothing
      }
      ${seed === null ? nothing : html`<turnsmith-seed .seed=${seed}></turnsmith-seed>`}
      <label>
        <input type="checkbox" class="readable" .checked=${this.readable} @change=${this.choose} />
        ${text('playground.readable')}
      </label>
    </header>`;
  }

  private reveal(): void {
    this.dispatchEvent(new RevealEvent(rangeOf(0, 0, 0, 0)));
  }

  private choose({ target }: Event): void {
    if (target instanceof HTMLInputElement) this.dispatchEvent(new ReadableChosenEvent(target.checked));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-header': HeaderElement;
  }
}
