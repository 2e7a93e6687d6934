import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { rangeOf } from '../../../src/core/range';
import { SLOTS } from '../../../src/games/snakes/facts/field';
import type { FrameSnake, SnakesFrame } from '../../../src/games/snakes/play/frame';
import type { FileTarget } from '../../../src/play/messages';
import { RevealEvent } from '../../events';
import { sharedStyles } from '../../sharedStyles';
import { slotBadge, slotBadgeStyles } from './badge';
import { ruleText, text } from './texts';

const COLUMNS = ['slot', 'name', 'length', 'moved', 'rule', 'bit'] as const;

/**
 * Is responsible for the table of the snakes of a battle: how long each is, where it went in the last turn and by which of its rules.
 * @fires reveal - the user wants to see a rule in its file
 */
@customElement('snakes-table')
export class SnakesTable extends LitElement {
  static override styles = [
    sharedStyles,
    slotBadgeStyles,
    css`
      :host {
        display: block;
        overflow-x: auto;
        container-type: inline-size;
      }
      table {
        border-collapse: collapse;
        width: 100%;
      }
      caption {
        text-align: start;
        padding-bottom: 4px;
        font-weight: bold;
      }
      th,
      td {
        padding: 3px 5px;
        text-align: start;
        border-bottom: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
      }
      td.name,
      td.rule {
        overflow-wrap: break-word;
      }
      tr.last td:first-child {
        box-shadow: inset 3px 0 var(--vscode-focusBorder);
      }
      tr.last td.moved {
        font-weight: bold;
      }
      @container (width < 420px) {
        table {
          table-layout: fixed;
          font-size: 12px;
        }
        th,
        td {
          padding: 3px 2px;
        }
        th {
          font-weight: 400;
          font-size: 11px;
        }
        th:first-child {
          width: 26px;
        }
        th:nth-child(n + 3) {
          width: 44px;
        }
        .rule .link {
          display: block;
          max-width: 100%;
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
      }
      .faint {
        color: var(--vscode-descriptionForeground);
      }
    `,
  ];

  @property({ attribute: false }) frame: SnakesFrame | null = null;
  @property({ type: Boolean }) readable = false;

  /** Draws the table, a row a slot, with how the battle stands above it. */
  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    return html`<table>
      <caption>
        ${outcomeOf(frame)}
      </caption>
      <thead>
        <tr>
          ${COLUMNS.map((column) => html`<th scope="col">${text(`snakes.panel.${column}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${SLOTS.map((slot) => this.renderSlot(frame, slot))}
      </tbody>
    </table>`;
  }

  /** Draws the row of a slot, with a snake or without. */
  private renderSlot(frame: SnakesFrame, slot: number): TemplateResult {
    const snake = frame.snakes.find((candidate) => candidate.slot === slot);
    const badge = html`<td>${slotBadge(slot, this.readable)}</td>`;
    if (!snake) {
      return html`<tr>
        ${badge}
        <td class="faint" colspan="5">${text('snakes.panel.empty-slot')}</td>
      </tr>`;
    }
    const isLast = slot === frame.lastMoved;
    return html`<tr class=${isLast ? 'last' : ''}>
      ${badge}
      <td class="name">${snake.name}</td>
      <td class="length">${snake.length}</td>
      <td class="moved">
        ${movedText(frame, snake)}
        ${isLast ? html`<span class="visually-hidden">${text('snakes.board.moved-last')}</span>` : nothing}
      </td>
      <td class="rule">${this.renderRule(frame, snake)}</td>
      <td class="bit">${snake.bit === null ? nothing : text('snakes.panel.bit-slot', { slot: snake.bit })}</td>
    </tr>`;
  }

  /** Draws the rule that chose the move of a snake, with a link to it. */
  private renderRule({ edited }: SnakesFrame, { slot, moved, rule, ruleLine, ruleName }: FrameSnake): unknown {
    if (moved === null) return nothing;
    if (rule === null || ruleLine === null) {
      return html`<span class="faint">${text('snakes.panel.no-rule')}</span>`;
    }
    const file: FileTarget = slot === edited ? { kind: 'followed' } : { kind: 'slot', slot };
    const range = rangeOf(ruleLine, 0, ruleLine, 0);
    return html`<button
      class="link"
      title=${text('snakes.panel.show-rule', { rule: rule + 1 })}
      @click=${() => this.dispatchEvent(new RevealEvent(range, file))}
    >
      ${ruleText(rule, ruleName)}
    </button>`;
  }
}

/** How a battle stands: its turn, and after the end who has won. */
function outcomeOf({ turn, turnLimit, status, winner, snakes }: SnakesFrame): string {
  const args = { turn, limit: turnLimit };
  if (status !== 'over') return text('snakes.panel.turn', args);
  const best = snakes.find(({ slot }) => slot === winner);
  const outcome = best
    ? text('snakes.panel.winner', { slot: best.slot, name: best.name })
    : text(snakes.length > 1 ? 'snakes.panel.draw' : 'snakes.panel.solo-over');
  return text('snakes.panel.ended', { ...args, outcome });
}

/** Where a snake went in the last turn, or why it went nowhere. */
function movedText({ turn }: SnakesFrame, { moved, length }: FrameSnake): string {
  if (moved !== null) return text('snakes.direction', { direction: moved });
  if (length === 0) return text('snakes.panel.dead');
  if (length === 1) return text('snakes.panel.lone-tail');
  return turn > 0 ? text('snakes.panel.stuck') : '';
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-table': SnakesTable;
  }
}
