import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { TEAMS, type Team } from '../../../src/games/robots/facts/robots';
import type { Healths } from '../../../src/games/robots/play/healths';
import { sharedStyles } from '../../sharedStyles';
import type { RobotsColours } from './colours';
import { sampled } from './sampled';
import { text } from './texts';

/** The height of the lines, in CSS pixels. */
const HEIGHT = 28;

/** The lines can be told apart without their colours. */
const DASHES: Readonly<Record<Team, string>> = { 1: '', 2: '4 2' };

/** The health of both teams over time, small: a solid line and a dashed one over the timeline, and a mark at the turn that is shown. */
@customElement('robots-chart')
export class RobotsChart extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        padding: 0 6px;
      }
      .legend {
        display: flex;
        gap: 12px;
        font-size: 11px;
        line-height: 16px;
        color: var(--vscode-descriptionForeground);
        white-space: nowrap;
        overflow: hidden;
      }
      .legend span:first-child {
        flex: 1 1 0;
      }
      .legend svg {
        width: 18px;
        height: 8px;
        vertical-align: middle;
      }
      .chart {
        display: block;
        width: 100%;
        height: 28px;
        overflow: visible;
      }
      polyline {
        fill: none;
        stroke-width: 1.5;
        stroke-linejoin: round;
        vector-effect: non-scaling-stroke;
      }
      .passed {
        fill: var(--vscode-foreground);
        opacity: 0.07;
      }
      .now {
        stroke: var(--vscode-foreground);
        opacity: 0.6;
        vector-effect: non-scaling-stroke;
      }
      @media (height < 520px) {
        :host {
          display: none;
        }
      }
    `,
  ];

  /** By turn; it may have grown since it was set. */
  @property({ attribute: false }) healths: readonly Healths[] = [];
  @property({ type: Number }) turn = 0;
  @property({ attribute: false }) colours: RobotsColours | null = null;
  /** How many turns are known; only there so that the chart is drawn again when it is another number. */
  @property({ type: Number }) known = 0;

  protected override render(): TemplateResult | typeof nothing {
    const { healths, colours, turn } = this;
    const [start] = healths;
    if (!colours || !start) return nothing;
    const last = Math.max(1, healths.length - 1);
    const most = Math.max(1, ...start);
    const points = sampled(healths);
    const lineOf = (team: Team): string =>
      points
        .map(([at, both]) => `${(100 * at) / last},${HEIGHT - ((HEIGHT - 2) * both[team - 1 ? 1 : 0]) / most}`)
        .join(' ');
    const [first, second] = healths[turn] ?? start;
    const now = (100 * turn) / last;
    return html`<div class="legend" aria-hidden="true">
        <span>${text('robots.chart')}</span>
        ${TEAMS.map((team) => this.renderKey(team, colours))}
      </div>
      <svg
        class="chart"
        role="img"
        aria-label=${text('robots.chart-now', { turn, first, second })}
        viewBox="0 0 100 ${HEIGHT}"
        preserveAspectRatio="none"
      >
        <rect class="passed" width=${now} height=${HEIGHT} />
        ${TEAMS.map(
          (team) =>
            svg`<polyline points=${lineOf(team)} stroke=${colours.lines[team]} stroke-dasharray=${DASHES[team]} />`,
        )}
        <line class="now" x1=${now} x2=${now} y1="0" y2=${HEIGHT} />
      </svg>`;
  }

  private renderKey(team: Team, { lines }: RobotsColours): TemplateResult {
    return html`<span>
      <svg viewBox="0 0 18 8">
        <line x2="18" y1="4" y2="4" stroke-width="2" stroke=${lines[team]} stroke-dasharray=${DASHES[team]} />
      </svg>
      ${text('robots.team', { team })}
    </span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-chart': RobotsChart;
  }
}
