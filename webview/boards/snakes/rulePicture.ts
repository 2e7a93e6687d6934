import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { letterFor } from '../../../src/games/snakes/facts/letters';
import { PATTERN_SIZE } from '../../../src/games/snakes/facts/pattern';
import { readPalette } from '../../palette/palette';
import { head, slotMark, tail } from '../../sprites/snakes';
import { paintSprite, type Sprite } from '../../sprites/sprite';
import { prepareCanvas } from '../brush';

/** The side of a cell, in CSS pixels. */
const CELL = 14;

/** What stands for the words of the letters; what is not among them leaves a cell blank. */
const SIGNS: Readonly<Record<string, { readonly sprite: Sprite; readonly isOwn: boolean }>> = {
  'own-head': { sprite: head('north'), isOwn: true },
  'own-body': { sprite: slotMark(0), isOwn: true },
  'own-tail': { sprite: tail('north'), isOwn: true },
  'enemy-head': { sprite: head('south'), isOwn: false },
  'enemy-body': { sprite: slotMark(0), isOwn: false },
  'enemy-tail': { sprite: tail('north'), isOwn: false },
};

/** Is responsible for a rule as a small picture: what it asks for in its 49 cells, with the upper edge ahead. */
@customElement('snakes-rule-picture')
export class SnakesRulePicture extends LitElement {
  static override styles = css`
    :host {
      display: block;
      flex: none;
    }
    canvas {
      display: block;
    }
  `;

  @property({ attribute: false }) rows: readonly string[] = [];
  /** The colour of the snake, and of its enemies. */
  @property() hue = '';
  @property() enemy = '#ff5148';

  /** Draws the canvas; the words beside it say what it shows. */
  protected override render(): TemplateResult {
    return html`<canvas aria-hidden="true"></canvas>`;
  }

  /** Paints the 49 cells. */
  protected override updated(): void {
    const canvas = this.renderRoot.querySelector('canvas');
    const side = PATTERN_SIZE * CELL;
    const context = canvas && prepareCanvas(canvas, { width: side, height: side });
    if (!context) return;
    const palette = readPalette();
    for (let row = 0; row < PATTERN_SIZE; row++) {
      for (let column = 0; column < PATTERN_SIZE; column++) {
        const word = letterFor(this.rows[row]?.[column] ?? '')?.word ?? '';
        const [x, y] = [column * CELL, row * CELL];
        context.strokeStyle = palette.grid;
        context.strokeRect(x + 0.5, y + 0.5, CELL - 1, CELL - 1);
        const sign = SIGNS[word];
        if (word === 'wall') context.fillStyle = '#808080';
        else if (word === 'empty' || sign) context.fillStyle = '#000000';
        else continue;
        context.fillRect(x + 1, y + 1, CELL - 2, CELL - 2);
        if (sign)
          paintSprite(context, sign.sprite, x + 1, y + 1, CELL - 2, {
            hue: sign.isOwn ? this.hue : this.enemy,
            palette,
          });
      }
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-rule-picture': SnakesRulePicture;
  }
}
