import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { rangeOf } from '../../../src/core/range';
import { letterFor } from '../../../src/games/snakes/facts/letters';
import type { FrameSnake, SnakesFrame } from '../../../src/games/snakes/play/frame';
import type { DirectionChoice, SnakesQueries } from '../../../src/games/snakes/play/queries';
import type { FileTarget } from '../../../src/play/messages';
import { RevealEvent } from '../../events';
import { sharedStyles } from '../../sharedStyles';
import { tableStyles } from '../../tableStyles';
import { colourOf, ORIGINAL, READABLE } from './colours';
import './rulePicture';
import { ruleText, text } from './texts';

/**
 * Is responsible for why a snake moved as it did, and for what it could do in the coming turn.
 * @fires reveal - the user wants to see a rule in its file
 */
@customElement('snakes-move')
export class SnakesMove extends LitElement {
  static override styles = [
    sharedStyles,
    tableStyles,
    css`
      .move {
        display: flex;
        gap: 12px;
        align-items: flex-start;
        min-height: 100px;
      }
      p {
        margin: 0 0 4px;
      }
      caption {
        margin: 8px 0 4px;
        text-align: start;
        font-weight: 600;
      }
      td:last-child {
        white-space: normal;
      }
      .illegal {
        color: var(--vscode-descriptionForeground);
      }
    `,
  ];

  @property({ attribute: false }) frame: SnakesFrame | null = null;
  @property({ attribute: false }) queries: SnakesQueries | null = null;
  /** The slot that is asked about. */
  @property({ type: Number }) slotNumber = 0;
  @property({ type: Boolean }) readable = false;

  /** Draws what the snake did with the rule that chose it, and its directions in the coming turn. */
  protected override render(): TemplateResult | typeof nothing {
    const { frame, queries, slotNumber } = this;
    const snake = frame?.snakes.find(({ slot }) => slot === slotNumber);
    if (!frame || !queries || !snake) return html`<p class="none">${text('snakes.move.nobody')}</p>`;
    return html`<div class="move">${this.renderMove(frame, queries, snake)}</div>
      ${this.renderChoices(queries.choices(slotNumber))}`;
  }

  /** Draws the last move: the rule as a picture, and in words. */
  private renderMove({ edited }: SnakesFrame, queries: SnakesQueries, snake: FrameSnake): TemplateResult {
    const { slot, name, moved, rule, ruleLine, ruleName } = snake;
    if (moved === null) return html`<p>${text('snakes.move.none', { name })}</p>`;
    const direction = text('snakes.direction', { direction: moved });
    const words = html`<p>${text('snakes.move.moved', { name, direction })}</p>`;
    if (rule === null || ruleLine === null)
      return html`<div>
        ${words}
        <p>${text('snakes.move.freely')}</p>
      </div>`;
    const file: FileTarget = slot === edited ? { kind: 'followed' } : { kind: 'slot', slot };
    const range = rangeOf(ruleLine, 0, ruleLine, 0);
    const colours = this.readable ? READABLE : ORIGINAL;
    return html`<snakes-rule-picture
        .rows=${queries.ruleRows(slot, rule)}
        .hue=${colourOf(colours, slot)}
        .enemy=${colourOf(colours, slot === 4 ? 1 : 4)}
      ></snakes-rule-picture>
      <div>
        ${words}
        <p>${text('snakes.move.fired', { rule: rule + 1, count: queries.ruleNames(slot).length })}</p>
        ${ruleName === null ? nothing : html`<p><strong>${ruleName}</strong></p>`}
        <button class="link" @click=${() => this.dispatchEvent(new RevealEvent(range, file))}>
          ${text('snakes.panel.show-rule', { rule: rule + 1 })}
        </button>
      </div>`;
  }

  /** Draws the four directions of the coming turn. */
  private renderChoices(choices: readonly DirectionChoice[]): TemplateResult | typeof nothing {
    if (choices.length === 0) return nothing;
    return html`<table>
      <caption>
        ${text('snakes.move.choices')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${text('snakes.move.next')}</th>
          <th scope="col">${text('snakes.move.cell')}</th>
          <th scope="col">${text('snakes.move.rule')}</th>
        </tr>
      </thead>
      <tbody>
        ${choices.map(
          ({ direction, found, isLegal, rule, ruleName }) =>
            html`<tr class=${isLegal ? '' : 'illegal'}>
              <td>${text('snakes.direction', { direction })}</td>
              <td>${text(`snakes.why.letter.${letterFor(found)?.word ?? 'anything'}`)}</td>
              <td>
                ${
                  !isLegal
                    ? text('snakes.move.illegal')
                    : rule === null
                      ? text('snakes.panel.no-rule')
                      : ruleText(rule, ruleName)
                }
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-move': SnakesMove;
  }
}
