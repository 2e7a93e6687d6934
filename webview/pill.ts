import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Tone } from './boards/board';
import { sharedStyles } from './sharedStyles';

/** How a game stands, in a word or two in a colour. */
@customElement('turnsmith-pill')
export class Pill extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        flex: none;
        max-width: 14em;
        --pill: var(--tone-quiet);
        --pill-text: var(--tone-quiet-text);
      }
      :host([tone='blue']) {
        --pill: var(--tone-blue);
        --pill-text: var(--tone-blue-text);
      }
      :host([tone='green']) {
        --pill: var(--tone-green);
        --pill-text: var(--tone-green-text);
      }
      :host([tone='red']) {
        --pill: var(--tone-red);
        --pill-text: var(--tone-red-text);
      }
      :host([tone='orange']) {
        --pill: var(--tone-orange);
        --pill-text: var(--tone-orange-text);
      }
      :host([tone='yellow']) {
        --pill: var(--tone-yellow);
        --pill-text: var(--tone-yellow-text);
      }
      :host([tone='purple']) {
        --pill: var(--tone-purple);
        --pill-text: var(--tone-purple-text);
      }
      span {
        display: flex;
        align-items: center;
        gap: 6px;
        height: 18px;
        padding: 0 9px;
        border-radius: 10px;
        border: 1px solid color-mix(in srgb, var(--pill) 60%, transparent);
        background: color-mix(in srgb, var(--pill) 14%, transparent);
        color: color-mix(in srgb, var(--pill-text) 75%, var(--vscode-foreground));
        font-size: 11px;
        font-weight: 600;
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      span::before {
        content: '';
        flex: none;
        width: 6px;
        height: 6px;
        border-radius: 50%;
        background: var(--pill);
      }
    `,
  ];

  @property() label = '';
  @property({ reflect: true }) tone: Tone = 'quiet';
  /** A CSS colour in place of the tone's. */
  @property() hue = '';

  protected override render(): TemplateResult {
    return html`<span><slot>${this.label}</slot></span>`;
  }

  protected override updated(): void {
    if (this.hue) this.style.setProperty('--pill', this.hue);
    else this.style.removeProperty('--pill');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-pill': Pill;
  }
}
