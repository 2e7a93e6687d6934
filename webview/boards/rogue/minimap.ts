import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { prepareCanvas } from '../brush';
import type { CellBox } from '../canvasBoard';
import type { RogueColours } from './colours';
import type { RogueScene } from './scene';

/** The most height of the map, in CSS pixels. */
const MOST_HEIGHT = 160;

/** The whole dungeon, small, with a frame around the part that the board shows. */
@customElement('rogue-minimap')
export class RogueMinimap extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
    canvas {
      display: block;
      border: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
      border-radius: 3px;
    }
  `;

  @property({ attribute: false }) scene: RogueScene | null = null;
  @property({ attribute: false }) colours: RogueColours | null = null;
  /** The part that is in view, in cells. */
  @property({ attribute: false }) box: CellBox | null = null;
  @query('canvas') private readonly canvas!: HTMLCanvasElement;
  private readonly observer = new ResizeObserver(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  protected override render(): TemplateResult {
    return html`<canvas aria-hidden="true"></canvas>`;
  }

  protected override updated(): void {
    const { scene, colours, box } = this;
    if (!scene || !colours || this.clientWidth === 0) return;
    const { width, height } = scene.frame;
    const scale = Math.min((this.clientWidth - 2) / width, MOST_HEIGHT / height);
    const context = prepareCanvas(this.canvas, { width: width * scale, height: height * scale });
    if (!context) return;
    context.scale(scale, scale);
    context.fillStyle = colours.shroud;
    context.fillRect(0, 0, width, height);
    paintMap(context, scene, colours);
    if (!box) return;
    context.strokeStyle = '#ffffff';
    context.lineWidth = 1.5 / scale;
    context.strokeRect(box.column, box.row, box.columns, box.rows);
  }
}

function paintMap(context: CanvasRenderingContext2D, scene: RogueScene, colours: RogueColours): void {
  const { width, height } = scene.frame;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ground = scene.groundAt(x, y);
      if (ground === null) continue;
      const { floor, wall, edge } = colours.ground[scene.sightOf(x, y)];
      context.fillStyle = ground === 'wall' ? (edge ?? wall) : floor;
      context.fillRect(x, y, 1, 1);
      const [top] = scene.entitiesAt(x, y);
      if (!top?.isAlive) continue;
      context.fillStyle = colours.glyphOf(top, true).glyph;
      context.fillRect(x - 0.25, y - 0.25, 1.5, 1.5);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rogue-minimap': RogueMinimap;
  }
}
