import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MarkKind } from './boards/board';
import { TransportEvent } from './events';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';
import { turnOfWords } from './turnText';
import { thinned, type TurnMark } from './turnMarks';

/** The least distance of two marks, and half of the thumb, in CSS pixels. */
const DISTANCE = 8;
const HALF_THUMB = 6;

/** The most turns of which each has a tick. */
const MAX_TICKS = 30;

/** The shapes of the marks, around the point over their turn. */
const SHAPES: Readonly<Record<MarkKind, string>> = {
  hit: 'M-4 -3.5H4L0 3.5Z',
  healed: 'M-1.2 -4H1.2V-1.2H4V1.2H1.2V4H-1.2V1.2H-4V-1.2H-1.2Z',
  'picked-up': 'M0 -4.5L4.5 0L0 4.5L-4.5 0Z',
  died: 'M-3 -4L0 -1L3 -4L4 -3L1 0L4 3L3 4L0 1L-3 4L-4 3L-1 0L-4 -3Z',
  end: 'M-4 -5H-2.8V-4.5H5L3 -1.8L5 1H-2.8V5H-4Z',
};

/**
 * The known turns as a line with a thumb at the one that is shown, and marks over those in which something happened.
 * @fires transport - the user wants another turn
 */
@customElement('turnsmith-timeline')
export class TimelineBar extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        position: relative;
        height: 24px;
        min-width: 60px;
      }
      svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 24px;
        overflow: visible;
        pointer-events: none;
      }
      .track {
        fill: var(--vscode-input-border, var(--vscode-panel-border, #8888));
      }
      .passed,
      .thumb {
        fill: var(--vscode-button-background);
      }
      .tick {
        stroke: var(--vscode-descriptionForeground);
        opacity: 0.5;
      }
      .hit {
        fill: var(--tone-red);
      }
      .healed {
        fill: var(--tone-green);
      }
      .picked-up {
        fill: var(--tone-blue);
      }
      .died {
        fill: var(--vscode-foreground);
      }
      .end {
        fill: var(--tone-yellow);
      }
      input {
        position: absolute;
        inset: 8px 0 0;
        width: 100%;
        height: 16px;
        margin: 0;
        opacity: 0;
        cursor: pointer;
      }
      input:disabled {
        cursor: default;
      }
      input:focus-visible + svg .thumb {
        stroke: var(--vscode-focusBorder);
        stroke-width: 2;
        paint-order: stroke;
      }
      :host-context(.vscode-high-contrast) .track,
      :host-context(.vscode-high-contrast-light) .track {
        fill: var(--vscode-contrastBorder);
      }
      :host-context(.vscode-high-contrast) :is(.thumb, .passed),
      :host-context(.vscode-high-contrast-light) :is(.thumb, .passed) {
        fill: var(--vscode-contrastActiveBorder, var(--vscode-foreground));
      }
    `,
  ];

  @property({ type: Number }) turn = 0;
  @property({ type: Number }) turns = 0;
  /** What an input is called, where it is less than a turn. */
  @property() unit: 'move' | undefined = undefined;
  @property({ attribute: false }) marks: readonly TurnMark[] = [];
  @state() private width = 0;
  private readonly observer = new ResizeObserver(() => (this.width = this.clientWidth));

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  protected override render(): TemplateResult {
    const { turn, turns } = this;
    return html`<input
        type="range"
        aria-label=${text('transport.slider')}
        aria-valuetext=${turnOfWords(this.unit, turn, turns)}
        title=${turnOfWords(this.unit, turn, turns)}
        min="0"
        max=${turns}
        .value=${String(turn)}
        ?disabled=${turns === 0}
        @input=${this.slide}
      />
      ${this.width > 0 ? this.renderLine() : nothing}`;
  }

  private renderLine(): TemplateResult {
    const { turn, turns, width, marks } = this;
    const ticks = turns > 0 && turns <= MAX_TICKS ? Array.from({ length: turns + 1 }, (_, at) => this.place(at)) : [];
    const perTurn = (width - 2 * HALF_THUMB) / Math.max(1, turns);
    return html`<svg aria-hidden="true" viewBox="0 0 ${width} 24">
      ${ticks.map((x) => svg`<line class="tick" x1=${x} x2=${x} y1="20" y2="23" />`)}
      <rect class="track" x=${HALF_THUMB} y="14" width=${Math.max(0, width - 2 * HALF_THUMB)} height="4" rx="2" />
      <rect class="passed" x=${HALF_THUMB} y="14" width=${this.place(turn) - HALF_THUMB} height="4" rx="2" />
      ${thinned(marks, DISTANCE / perTurn).map(
        ({ turn: at, kind }) =>
          svg`<path class="mark ${kind}" transform="translate(${this.place(at)} 5)" d=${SHAPES[kind]} />`,
      )}
      <circle class="thumb" cx=${this.place(turn)} cy="16" r=${HALF_THUMB} />
    </svg>`;
  }

  /** How far from the left a turn stands, in CSS pixels. */
  private place(turn: number): number {
    return HALF_THUMB + (this.width - 2 * HALF_THUMB) * (this.turns === 0 ? 0 : turn / this.turns);
  }

  private readonly slide = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    this.dispatchEvent(new TransportEvent({ kind: 'seek', turn: target.valueAsNumber }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-timeline': TimelineBar;
  }
}
