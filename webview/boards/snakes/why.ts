import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { compassLetter, DIRECTIONS, type CompassLetter } from '../../../src/games/snakes/facts/direction';
import type { SnakesFrame } from '../../../src/games/snakes/play/frame';
import { sharedStyles } from '../../sharedStyles';
import { text } from '../../texts';
import './comparison';
import { askRuleNames, askWhyNot, type Ask } from './questions';

const LETTERS = DIRECTIONS.map(compassLetter);

/** Why a rule does not choose the next move: a snake, one of its rules and a direction are chosen, and the rule is laid onto the field. */
@customElement('snakes-why')
export class SnakesWhy extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
      }
      summary {
        cursor: pointer;
        font-weight: bold;
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 6px 12px;
        margin: 6px 0;
      }
      select {
        max-width: 260px;
      }
    `,
  ];

  @property({ attribute: false }) frame: SnakesFrame | null = null;
  @property({ attribute: false }) ask: Ask = () => undefined;
  @state() private isOpen = false;
  @state() private chosenSlot = 0;
  @state() private rule = 0;
  @state() private direction: CompassLetter = 'N';

  /** Whether the user has just chosen something here, rather than the game gone on. */
  private isAsked = false;

  protected override willUpdate(changed: PropertyValues): void {
    this.isAsked = !changed.has('frame');
  }

  protected override render(): TemplateResult {
    return html`<details @toggle=${(event: Event) => this.toggle(event)}>
      <summary>${text('snakes.why.title')}</summary>
      ${this.isOpen && this.frame ? this.renderChoices(this.frame) : nothing}
    </details>`;
  }

  private renderChoices({ snakes, edited }: SnakesFrame): TemplateResult {
    const present = snakes.map(({ slot }) => slot);
    const slot = [this.chosenSlot, edited ?? 0, ...present].find((candidate) => present.includes(candidate));
    if (slot === undefined) return html`<p>${text('snakes.panel.empty-slot')}</p>`;
    const names = askRuleNames(this.ask, slot);
    const rule = this.rule < names.length ? this.rule : 0;
    return html`<div class="choices">
        ${this.select(
          'snake',
          snakes.map((snake) => [
            String(snake.slot),
            text('snakes.why.snake-of', { slot: snake.slot, name: snake.name }),
          ]),
          String(slot),
          (value) => (this.chosenSlot = Number(value)),
        )}
        ${this.select(
          'rule',
          names.map((name, index) => [
            String(index),
            name === null
              ? text('snakes.outline.rule', { rule: index + 1 })
              : text('snakes.outline.named-rule', { rule: index + 1, name }),
          ]),
          String(rule),
          (value) => (this.rule = Number(value)),
        )}
        ${this.select(
          'direction',
          LETTERS.map((letter) => [letter, text(`snakes.direction.${letter}`)]),
          this.direction,
          (value) => (this.direction = LETTERS.find((letter) => letter === value) ?? 'N'),
        )}
      </div>
      ${
        names.length === 0
          ? html`<p>${text('snakes.why.no-rules')}</p>`
          : html`<snakes-comparison
              .announces=${this.isAsked}
              .comparison=${askWhyNot(this.ask, { slot, rule, direction: this.direction })}
            ></snakes-comparison>`
      }`;
  }

  private select(
    what: string,
    options: readonly (readonly [value: string, label: string])[],
    chosen: string,
    choose: (value: string) => void,
  ): TemplateResult {
    return html`<label>
      ${text(`snakes.why.${what}`)}
      <select
        class=${what}
        @change=${(event: Event) => event.target instanceof HTMLSelectElement && choose(event.target.value)}
      >
        ${options.map(([value, label]) => html`<option value=${value} .selected=${value === chosen}>${label}</option>`)}
      </select>
    </label>`;
  }

  private toggle(event: Event): void {
    if (event.target instanceof HTMLDetailsElement) this.isOpen = event.target.open;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-why': SnakesWhy;
  }
}
