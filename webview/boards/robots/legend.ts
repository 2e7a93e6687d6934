import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { readPalette } from '../../palette/palette';
import { sharedStyles } from '../../sharedStyles';
import { prepareCanvas, type Brush } from '../brush';
import type { RobotsColours } from './colours';
import { paintFloor, paintRobots } from './paint';
import { SIGNS, type SignScene } from './scenes';
import { text } from './texts';

/** The side of a cell in the pictures, in CSS pixels, and how many stand in a row. */
const SIDE = 26;
const COLUMNS = 3;

const AT_REST = { previous: null, glided: 1, events: [], refused: null, age: 0 };

/** What the signs on the board mean, each as it is drawn there. */
@customElement('robots-legend')
export class RobotsLegend extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        gap: 12px;
        padding: 2px 0;
      }
      canvas {
        flex: none;
        border-radius: 3px;
      }
    `,
  ];

  @property({ attribute: false }) colours: RobotsColours | null = null;

  protected override render(): TemplateResult | typeof nothing {
    if (!this.colours) return nothing;
    return html`<ul aria-label=${text('robots.signs-title')}>
      ${SIGNS.map(
        ({ key }) =>
          html`<li>
            <canvas aria-hidden="true"></canvas>
            <span>${text(key)}</span>
          </li>`,
      )}
    </ul>`;
  }

  protected override updated(_changed: PropertyValues): void {
    const { colours } = this;
    if (!colours) return;
    this.renderRoot.querySelectorAll('canvas').forEach((canvas, i) => {
      const scene = SIGNS[i];
      if (scene) paintScene(canvas, scene, colours);
    });
  }
}

function paintScene(canvas: HTMLCanvasElement, { frame, ways }: SignScene, colours: RobotsColours): void {
  const context = prepareCanvas(canvas, { width: COLUMNS * SIDE, height: SIDE });
  if (!context) return;
  const cells = { firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: COLUMNS - 1 };
  const brush: Brush = { context, cell: SIDE, palette: readPalette(), ...cells };
  paintFloor(brush, { size: COLUMNS }, colours);
  paintRobots(brush, frame, ways, colours, null, AT_REST);
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-legend': RobotsLegend;
  }
}
