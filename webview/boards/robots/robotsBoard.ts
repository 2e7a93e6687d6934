import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Cell } from '../../../src/games/game';
import type { MedicWay, RobotsQuestion } from '../../../src/games/robots/play/queries';
import type { RobotsFrame } from '../../../src/games/robots/play/frame';
import { text } from '../../texts';
import type { GameKey } from '../board';
import { CanvasBoard, type Brush } from '../canvasBoard';
import { paintRobots } from './paint';
import { READABLE, USUAL } from './colours';
import './copy';
import './medics';
import { nameOfPlace } from './names';
import './teams';

/** From this width on, in CSS pixels, what the war has come to stands beside the map. */
const WIDE = 700;
const STATE_WIDTH = 312;

/** The board of robot war: the map, and beside or below it how the teams stand and what the medics do next. */
@customElement('robots-board')
export class RobotsBoard extends CanvasBoard<RobotsFrame> {
  static override styles: CSSResultGroup = [
    CanvasBoard.styles,
    css`
      .parts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 12px;
        align-items: flex-start;
      }
      .state {
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

  /** Places are told as the game counts them, upwards. */
  readonly origin = null;

  private ways: readonly MedicWay[] = [];
  private isDrill = false;

  get size(): readonly [number, number] {
    return this.frame ? [this.frame.size, this.frame.size] : [0, 0];
  }

  override draw(frame: RobotsFrame): void {
    const ways = this.question('ways');
    this.ways = Array.isArray(ways) ? (ways as readonly MedicWay[]) : [];
    this.isDrill = this.question('drill') === true;
    super.draw(frame);
  }

  nameOf([row, column]: Cell): string {
    return this.frame ? nameOfPlace(this.frame, this.ways, [column, this.frame.size - 1 - row]) : '';
  }

  /** Nobody ends a war by a key. */
  endTexts(): null {
    return null;
  }

  protected override render(): TemplateResult {
    const { frame } = this;
    return html`<div class="parts">
      ${this.renderCanvas()}
      <div class="state">
        <robots-teams .frame=${frame} .readable=${this.readable}></robots-teams>
        <robots-medics .frame=${frame} .readable=${this.readable} .isDrill=${this.isDrill}></robots-medics>
        <robots-copy .textOf=${() => this.question('print')}></robots-copy>
        <details>
          <summary>${text('robots.panel.signs')}</summary>
          <p>${text('robots.panel.legend')}</p>
        </details>
      </div>
    </div>`;
  }

  protected override get room(): { width: number; height: number } {
    const { width, height } = super.room;
    return { width: width >= WIDE ? width - STATE_WIDTH : width, height };
  }

  protected paint(brush: Brush, frame: RobotsFrame): void {
    const at = this.pointed ?? this.cursor;
    const pointedAt = at && frame.robots.find(({ x, y }) => x === at[1] && y === frame.size - 1 - at[0]);
    paintRobots(brush, frame, this.ways, this.readable ? READABLE : USUAL, pointedAt ?? null);
  }

  /** A board of twenty cells a side is nearly always in view as a whole; it is never moved under the eyes. */
  protected focusOf(): null {
    return null;
  }

  private question(kind: RobotsQuestion['kind']): unknown {
    return this.ask({ kind });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-board': RobotsBoard;
  }
}
