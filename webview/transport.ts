import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PanelKey } from '../src/l10n/en/panel';
import { codicon, type CodiconName } from './codicon';
import { TransportEvent, type TransportWish } from './events';
import { giveFocusBack } from './focus';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/** How fast games can run, in milliseconds per turn. */
const SPEEDS: readonly number[] = [1000, 500, 300, 150, 50];

/**
 * Restart, step back, run or pause, step, and a slider over the known turns; the same for every game.
 * @fires transport - the user wants another turn or speed
 */
@customElement('turnsmith-transport')
export class Transport extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 4px;
        flex-wrap: wrap;
      }
      input[type='range'] {
        flex: 1 1 120px;
        min-width: 80px;
        accent-color: var(--vscode-focusBorder);
      }
      .controls {
        display: flex;
        gap: 4px;
      }
      output {
        min-width: 7em;
      }
    `,
  ];

  @property({ type: Number }) turn = 0;
  @property({ type: Number }) turns = 0;
  @property({ type: Boolean }) running = false;
  /** Whether one more turn can be made without the user choosing anything. */
  @property({ type: Boolean }) canStep = false;
  @property({ type: Number }) speed = 300;

  protected override render(): TemplateResult {
    const { turn, turns, running } = this;
    return html`<div class="controls" role="group" aria-label=${text('transport.label')} @click=${giveFocusBack}>
        ${this.button('debug-restart', 'transport.restart', { kind: 'restart' }, turn > 0)}
        ${this.button('chevron-left', 'transport.back', { kind: 'seek', turn: turn - 1 }, turn > 0)}
        ${
          running
            ? this.button('debug-pause', 'transport.pause', { kind: 'pause' }, true)
            : this.button('debug-start', 'transport.play', { kind: 'run' }, this.canStep)
        }
        ${this.button('chevron-right', 'transport.forward', { kind: 'step' }, this.canStep)}
      </div>
      <input
        type="range"
        aria-label=${text('transport.slider')}
        aria-valuetext=${text('playground.turn-of', { turn, turns })}
        min="0"
        max=${turns}
        .value=${String(turn)}
        ?disabled=${turns === 0}
        @input=${(event: Event) => this.slide(event)}
      />
      <output>${text('playground.turn-of', { turn, turns })}</output>
      <select aria-label=${text('transport.speed')} @change=${(event: Event) => this.chooseSpeed(event)}>
        ${SPEEDS.map(
          (speed) =>
            html`<option value=${speed} ?selected=${speed === this.speed}>
              ${text('transport.milliseconds', { count: speed })}
            </option>`,
        )}
      </select>`;
  }

  private button(icon: CodiconName, label: PanelKey, wish: TransportWish, isEnabled: boolean): TemplateResult {
    return html`<button
      class="icon"
      title=${text(label)}
      aria-label=${text(label)}
      aria-disabled=${String(!isEnabled)}
      @click=${() => isEnabled && this.wish(wish)}
    >
      ${codicon(icon)}
    </button>`;
  }

  private slide(event: Event): void {
    if (event.target instanceof HTMLInputElement) this.wish({ kind: 'seek', turn: event.target.valueAsNumber });
  }

  private chooseSpeed(event: Event): void {
    if (!(event.target instanceof HTMLSelectElement)) return;
    this.wish({ kind: 'speed', milliseconds: Number(event.target.value) });
  }

  private wish(wish: TransportWish): void {
    this.dispatchEvent(new TransportEvent(wish));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-transport': Transport;
  }
}
