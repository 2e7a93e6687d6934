import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameKey, PadPlace } from './boards/board';
import { codicon } from './codicon';
import { InputChosenEvent, TransportEvent } from './events';
import { giveFocusBack } from './focus';
import { sharedStyles } from './sharedStyles';
import { say, text } from './texts';

/** How far an arrow upwards is turned, in degrees. */
const TURNS: Partial<Record<PadPlace, number>> = {
  up: 0,
  right: 90,
  down: 180,
  left: 270,
  'up-right': 45,
  'down-right': 135,
  'down-left': 225,
  'up-left': 315,
};

/**
 * The keys of a game as buttons, each where it leads to.
 * @fires input-chosen - a button was pressed
 * @fires transport - one turn back
 */
@customElement('turnsmith-pad')
export class Pad extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        flex: none;
      }
      .pad {
        display: grid;
        grid-template-columns: repeat(3, 36px) auto;
        gap: 4px;
      }
      .pad.four {
        grid-template-areas: '. up . .' 'left down right .';
      }
      .pad.eight {
        grid-template-areas: 'up-left up up-right' 'left centre right' 'down-left down down-right';
        grid-template-columns: repeat(3, 36px);
      }
      button {
        position: relative;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 6px;
        height: 28px;
        padding: 0 4px;
        border-radius: 6px;
      }
      .eight button {
        height: 26px;
      }
      .aside {
        grid-column: 4;
        grid-row: 1;
        min-width: 72px;
        margin-inline-start: 12px;
        padding-inline-end: 12px;
      }
      .back {
        grid-row: 2;
      }
      kbd {
        position: absolute;
        right: 4px;
        bottom: 1px;
        font: 9px var(--vscode-font-family);
        opacity: 0.8;
      }
      .up-left {
        grid-area: up-left;
      }
      .up {
        grid-area: up;
      }
      .up-right {
        grid-area: up-right;
      }
      .left {
        grid-area: left;
      }
      .centre {
        grid-area: centre;
      }
      .right {
        grid-area: right;
      }
      .down-left {
        grid-area: down-left;
      }
      .down {
        grid-area: down;
      }
      .down-right {
        grid-area: down-right;
      }
      @media (width < 420px) {
        .pad {
          grid-template-columns: repeat(3, 32px) auto;
        }
        .pad.eight {
          grid-template-columns: repeat(3, 32px);
        }
        .aside {
          min-width: 0;
          margin-inline-start: 4px;
          padding: 0 14px 0 6px;
        }
        .back .codicon {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) keys: readonly GameKey[] = [];

  protected override render(): TemplateResult | typeof nothing {
    const shown = this.keys.filter(({ place }) => place !== undefined);
    if (shown.length === 0) return nothing;
    const isEight = shown.some(({ place }) => place === 'up-left');
    return html`<div
      class="pad ${isEight ? 'eight' : 'four'}"
      role="group"
      aria-label=${text('playground.keys')}
      @click=${giveFocusBack}
    >
      ${shown.map((key) => this.renderKey(key))} ${isEight ? nothing : this.renderBack()}
    </div>`;
  }

  /** There is room for it beside the arrows. */
  private renderBack(): TemplateResult {
    const name = text('transport.back');
    return html`<button
      class="aside back"
      title=${text('pad.title', { name, cap: 'Z' })}
      @click=${() => this.dispatchEvent(new TransportEvent({ kind: 'step-back' }))}
    >
      ${codicon('discard')} ${text('pad.back')} <kbd>Z</kbd>
    </button>`;
  }

  private renderKey({ input, label, cap, place }: GameKey): TemplateResult {
    const name = say({ key: label });
    return html`<button
      class=${place ?? 'aside'}
      data-input=${input}
      title=${text('pad.title', { name, cap })}
      aria-label=${place === 'aside' ? nothing : text('pad.title', { name, cap })}
      @click=${() => this.dispatchEvent(new InputChosenEvent(input))}
    >
      ${place === 'aside' ? name : renderSign(place)} <kbd>${cap}</kbd>
    </button>`;
  }
}

function renderSign(place: PadPlace | undefined): TemplateResult | typeof nothing {
  if (place === undefined) return nothing;
  const turn = TURNS[place];
  return html`<svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor">
    ${
      turn === undefined
        ? svg`<circle cx="8" cy="8" r="2.5" fill="currentColor" stroke="none" />`
        : svg`<path transform="rotate(${turn} 8 8)" d="M8 13V3.5M4 7.5L8 3.5L12 7.5" />`
    }
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-pad': Pad;
  }
}
