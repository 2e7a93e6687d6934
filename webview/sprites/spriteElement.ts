import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { readPalette } from '../palette/palette';
import { watchTheme } from '../palette/themeWatch';
import { MARGIN, paintSprite, type Sprite } from './sprite';

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-sprite': SpriteElement;
  }
}

/** A small picture of a sprite among texts; it says nothing to a screen reader, so the text beside it must. */
@customElement('turnsmith-sprite')
export class SpriteElement extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
      line-height: 0;
      vertical-align: middle;
      pointer-events: none;
    }
  `;

  @property({ attribute: false }) sprite: Sprite | undefined;
  /** The sprite's own hue; the theme's text where none is given. */
  @property() hue = '';
  /** The side in CSS pixels. */
  @property({ type: Number }) size = 16;

  private leaveTheme: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.leaveTheme = watchTheme(() => this.requestUpdate());
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leaveTheme?.();
  }

  protected override render(): TemplateResult {
    return html`<canvas aria-hidden="true"></canvas>`;
  }

  protected override updated(): void {
    const { size, sprite } = this;
    const canvas = this.renderRoot.querySelector('canvas');
    if (!canvas) return;
    // Outlines may reach beyond the square: the canvas is larger than the place that it takes.
    const pixels = Math.round(size * devicePixelRatio);
    const room = Math.ceil((pixels * MARGIN) / 100);
    const side = pixels + 2 * room;
    canvas.width = canvas.height = side;
    canvas.style.width = canvas.style.height = `${(side / pixels) * size}px`;
    canvas.style.margin = `${(-room / pixels) * size}px`;
    const context = canvas.getContext('2d');
    if (!context || !sprite) return;
    const palette = readPalette();
    paintSprite(context, sprite, room, room, pixels, { hue: this.hue || palette.text, palette });
  }
}
