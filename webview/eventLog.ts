import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { GameEvent } from '../src/games/game';
import { sharedStyles } from './sharedStyles';
import { say, text } from './texts';

/** How many turns the log shows; older ones are reached with the slider. */
const SHOWN_TURNS = 60;

/** What happened, turn by turn, newest last. */
@customElement('turnsmith-log')
export class EventLog extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        overflow-y: auto;
        max-height: 12em;
        border: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
        padding: 4px 8px;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      li {
        display: grid;
        grid-template-columns: 5em 1fr;
        padding: 2px 0;
      }
      p {
        margin: 0;
      }
      .none {
        color: var(--vscode-descriptionForeground);
      }
    `,
  ];

  @property({ type: Number }) turn = 0;
  /** Counts up whenever the events may be others. */
  @property({ type: Number }) revision = 0;
  @property({ attribute: false }) eventsOf: (turn: number) => readonly GameEvent[] = () => [];

  @query('li:last-child') private readonly last!: HTMLElement | null;

  protected override render(): TemplateResult {
    if (this.turn === 0) return html`<p class="none">${text('playground.log-empty')}</p>`;
    const first = Math.max(1, this.turn - SHOWN_TURNS + 1);
    const turns = Array.from({ length: this.turn - first + 1 }, (_, i) => first + i);
    return html`<ol tabindex="0" aria-label=${text('playground.log')}>
      ${turns.map(
        (turn) =>
          html`<li>
            <span>${text('playground.turn', { turn })}</span>
            <div>${this.eventsOf(turn).map((event) => html`<p>${say(event)}</p>`)}</div>
          </li>`,
      )}
    </ol>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('turn') && this.last) this.scrollTop = this.scrollHeight;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-log': EventLog;
  }
}
