import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { logMessage, type GameEvent } from '../../../src/games/events';
import { sharedStyles } from '../../sharedStyles';
import { say } from '../../texts';

/** How many messages stand below the bar. */
const MESSAGES = 3;

/** The hit points of the player as a bar as wide as the board, and the last messages right below it. */
@customElement('rogue-hp')
export class RogueHp extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        box-sizing: border-box;
        width: max(var(--board-width, 100%), min(280px, 100%));
        max-width: 100%;
        margin: 0 auto;
        padding-bottom: 18px;
      }
      .bar {
        position: relative;
        height: 20px;
        border-radius: 3px;
        overflow: hidden;
        background: #3a3a3a;
      }
      svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      rect {
        fill: #2f7d3b;
      }
      .half rect {
        fill: #8a6d00;
      }
      .quarter rect {
        fill: #b3261e;
      }
      .hp {
        position: relative;
        margin: 0;
        padding: 0 8px;
        line-height: 20px;
        font-weight: 600;
        color: #ffffff;
        text-shadow:
          0 0 2px #000000,
          0 0 2px #000000;
        font-variant-numeric: tabular-nums;
      }
      ol {
        list-style: none;
        margin: 2px 0 0;
        padding: 0;
        height: 48px;
        overflow: hidden;
      }
      li {
        display: flex;
        gap: 8px;
        height: 16px;
        line-height: 16px;
        font-size: 11px;
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .turn {
        flex: none;
        width: 3em;
        text-align: right;
        color: var(--vscode-descriptionForeground);
        font-variant-numeric: tabular-nums;
      }
      @media (height < 520px) {
        ol {
          height: 16px;
        }
      }
    `,
  ];

  /** The line of the original, such as `HP: 10/30`. */
  @property() line = '';
  @property({ type: Number }) hp = 0;
  @property({ type: Number }) maxHp = 0;
  /** What happened last, the newest last. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];

  protected override render(): TemplateResult {
    const share = this.maxHp > 0 ? Math.max(0, Math.min(1, this.hp / this.maxHp)) : 0;
    const level = share < 0.25 ? 'quarter' : share < 0.5 ? 'half' : 'whole';
    return html`<div class="bar ${level}">
        <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width=${100 * share} height="1" />
        </svg>
        <p class="hp">${this.line}</p>
      </div>
      <ol>
        ${this.events
          .slice(-MESSAGES)
          .map(
            (event) =>
              html`<li><span class="turn">${event.turn}</span><span>${say(logMessage('rogue.log', event))}</span></li>`,
          )}
      </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rogue-hp': RogueHp;
  }
}
