import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/cell';
import type { RobotsFrame } from '../../../src/games/robots/play/frame';
import type { MedicWay, RobotsQueries } from '../../../src/games/robots/play/queries';
import type { GameKey } from '../board';
import { CanvasBoard, type Brush } from '../canvasBoard';
import { READABLE, USUAL } from './colours';
import './copy';
import './medics';
import { nameOfPoint } from './names';
import { paintRobots } from './paint';
import './teams';
import { text } from './texts';

/** From this width on, in CSS pixels, the lists stand beside the map. */
const WIDE = 700;
const LISTS_WIDTH = 312;

/** The board of robot war: the map, and beside or below it how the teams stand and what the medics do next. */
@customElement('robots-board')
export class RobotsBoard extends CanvasBoard<RobotsFrame, RobotsQueries> {
  static override styles: CSSResultGroup = [
    CanvasBoard.styles,
    css`
      .parts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 12px;
        align-items: flex-start;
      }
      .lists {
        flex: 1 1 300px;
        min-width: 0;
        display: flex;
        flex-direction: column;
        gap: 6px;
      }
      details p {
        margin: 4px 0;
      }
    `,
  ];

  /** A war goes on by itself. */
  readonly keys: readonly GameKey[] = [];

  /** `nameOf` says the point, which counts upwards. */
  readonly origin = null;

  private ways: readonly MedicWay[] = [];

  get size(): readonly [number, number] {
    return this.frame ? [this.frame.size, this.frame.size] : [0, 0];
  }

  override draw(frame: RobotsFrame, queries: RobotsQueries): void {
    this.ways = queries.medicWays();
    super.draw(frame, queries);
  }

  nameOf([row, column]: Cell): string {
    return this.frame ? nameOfPoint(this.frame, this.ways, [column, this.frame.size - 1 - row]) : '';
  }

  /** Nobody ends a war by a key. */
  endTexts(): null {
    return null;
  }

  protected override render(): TemplateResult {
    const { frame, queries, readable } = this;
    return html`<div class="parts">
      ${this.renderCanvas()}
      <div class="lists">
        <robots-teams .frame=${frame} .readable=${readable}></robots-teams>
        <robots-medics .frame=${frame} .readable=${readable} .isDrill=${queries?.isDrill ?? false}></robots-medics>
        <robots-copy .renderText=${() => this.queries?.renderText() ?? ''}></robots-copy>
        <details>
          <summary>${text('robots.panel.symbols')}</summary>
          <p>${text('robots.panel.legend')}</p>
        </details>
      </div>
    </div>`;
  }

  protected override get room(): { width: number; height: number } {
    const { width, height } = super.room;
    return { width: width >= WIDE ? width - LISTS_WIDTH : width, height };
  }

  protected paint(brush: Brush, frame: RobotsFrame): void {
    const at = this.pointed ?? this.cursor;
    const pointedAt = at && frame.robots.find(({ x, y }) => x === at[1] && y === frame.size - 1 - at[0]);
    paintRobots(brush, frame, this.ways, this.readable ? READABLE : USUAL, pointedAt ?? null);
  }

  /** A board of twenty rows is nearly always in view as a whole, so it never scrolls by itself. */
  protected focusOf(): null {
    return null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-board': RobotsBoard;
  }
}
