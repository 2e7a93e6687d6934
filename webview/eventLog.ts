import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { logMessage, type GameEvent } from '../src/games/events';
import { sharedStyles } from './sharedStyles';
import { say, text } from './texts';

/** How many turns the log shows; the slider leads to older ones. */
const MAX_SHOWN_TURNS = 60;

/** How many events of one turn are told. */
const MAX_EVENTS_A_TURN = 20;

/** How many turns it looks back for them. */
const MAX_TURNS_BACK = 1000;

/** What happened, turn by turn, the newest first. */
@customElement('turnsmith-log')
export class EventLogElement extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      li {
        display: grid;
        grid-template-columns: 3em 1fr;
        gap: 8px;
        padding: 1px 0;
      }
      .turn {
        text-align: end;
        color: var(--vscode-descriptionForeground);
        font-variant-numeric: tabular-nums;
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

  protected override render(): TemplateResult {
    const turns = this.lastEventfulTurns();
    if (turns.length === 0) return html`<p class="none">${text('playground.log-empty')}</p>`;
    return html`<ol tabindex="0" aria-label=${text('playground.log')}>
      ${turns.map(
        (turn) =>
          html`<li>
            <span class="turn" aria-label=${text('playground.turn', { turn })}>${turn}</span>
            <div>${this.renderEvents(this.eventsOf(turn))}</div>
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
      if (this.eventsOf(turn).length > 0) turns.push(turn);
    }
    return turns;
  }

  /** Of many things that happen in one turn the first ones are told, and the others counted. */
  private renderEvents(events: readonly GameEvent[]): TemplateResult {
    const more = events.length - MAX_EVENTS_A_TURN;
    return html`${events
      .slice(0, MAX_EVENTS_A_TURN)
      .map((event) => html`<p>${say(logMessage(this.logPrefix, event))}</p>`)}${
      more > 0 ? html`<p class="none">${text('playground.log-more', { count: more })}</p>` : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-log': EventLogElement;
  }
}
