import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { COMPASS_LETTERS, type CompassLetter } from '../../../src/games/snakes/facts/direction';
import type { SnakesFrame } from '../../../src/games/snakes/play/frame';
import type { SnakesQueries } from '../../../src/games/snakes/play/queries';
import { sharedStyles } from '../../sharedStyles';
import './comparison';
import { ruleText, text } from './texts';

/**
 * Is responsible for the answer to why a rule does not choose the next move: a snake, one of its rules and a direction are chosen, and the rule
 * is laid onto the field.
 */
@customElement('snakes-why')
export class SnakesWhy extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
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
  /** Asks about the battle that is drawn; `null` before the first frame. */
  @property({ attribute: false }) queries: SnakesQueries | null = null;
  @state() private chosenSlot = 0;
  @state() private rule = 0;
  @state() private direction: CompassLetter = 'N';

  /** Whether the user has just chosen something here, rather than the game gone on. */
  private isAsked = false;

  /** Finds out whether the user or the game is the reason to draw. */
  protected override willUpdate(changed: PropertyValues): void {
    this.isAsked = !changed.has('frame');
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame, queries } = this;
    return frame && queries ? this.renderChoices(frame, queries) : nothing;
  }

  /** Draws the choices of snake, rule and direction, and the answer for them. */
  private renderChoices({ snakes, edited }: SnakesFrame, queries: SnakesQueries): TemplateResult {
    const present = snakes.map(({ slot }) => slot);
    const slot = [this.chosenSlot, edited ?? 0, ...present].find((candidate) => present.includes(candidate));
    if (slot === undefined) return html`<p>${text('snakes.panel.empty-slot')}</p>`;
    const names = queries.ruleNames(slot);
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
          names.map((name, index) => [String(index), ruleText(index, name)]),
          String(rule),
          (value) => (this.rule = Number(value)),
        )}
        ${this.select(
          'direction',
          COMPASS_LETTERS.map((direction) => [direction, text('snakes.direction', { direction })]),
          this.direction,
          (value) => (this.direction = COMPASS_LETTERS.find((letter) => letter === value) ?? 'N'),
        )}
      </div>
      ${
        names.length === 0
          ? html`<p>${text('snakes.why.no-rules')}</p>`
          : html`<snakes-comparison
              .announces=${this.isAsked}
              .comparison=${queries.whyNot({ slot, rule, direction: this.direction })}
            ></snakes-comparison>`
      }`;
  }

  /** Draws one choice: its options, which of them is chosen, and what happens when another one is. */
  private select(
    what: 'snake' | 'rule' | 'direction',
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
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-why': SnakesWhy;
  }
}
