import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { logMessage, type GameEvent } from '../src/games/events';
import { sharedStyles } from './sharedStyles';
import { say, text } from './texts';

/** How many turns the log shows; the slider leads to older ones. */
const MAX_SHOWN_TURNS = 60;

/** How many turns it looks back for them. */
const MAX_TURNS_BACK = 1000;

/** What happened, turn by turn, newest last. */
@customElement('turnsmith-log')
export class EventLogElement extends LitElement {
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
  /** Where the texts of the events stand, as the game says. */
  @property() logPrefix = '';
  @property({ attribute: false }) eventsOf: (turn: number) => readonly GameEvent[] = () => [];

  @query('li:last-child') private readonly last!: HTMLElement | null;

  protected override render(): TemplateResult {
    const turns = this.lastEventfulTurns();
    if (turns.length === 0) return html`<p class="none">${text('playground.log-empty')}</p>`;
    return html`<ol tabindex="0" aria-label=${text('playground.log')}>
      ${turns.map(
        (turn) =>
          html`<li>
            <span>${text('playground.turn', { turn })}</span>
            <div>${this.eventsOf(turn).map((event) => html`<p>${say(logMessage(this.logPrefix, event))}</p>`)}</div>
          </li>`,
      )}
    </ol>`;
  }

  /** A turn in which nothing worth a word happened is left out. */
  private lastEventfulTurns(): number[] {
    const turns: number[] = [];
    for (
      let turn = this.turn;
      turn > Math.max(0, this.turn - MAX_TURNS_BACK) && turns.length < MAX_SHOWN_TURNS;
      turn--
    ) {
      if (this.eventsOf(turn).length > 0) turns.unshift(turn);
    }
    return turns;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('turn') && this.last) this.scrollTop = this.scrollHeight;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-log': EventLogElement;
  }
}
