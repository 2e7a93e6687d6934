import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Cell } from '../../../src/games/game';
import type { SnakesFrame } from '../../../src/games/snakes/play/frame';
import { SELF, slotKey } from '../../../src/games/snakes/play/game';
import { text } from '../../texts';
import { TransportEvent } from '../../transport';
import { AttachEvent, ChoiceEvent, type GameKey } from '../board';
import { CanvasBoard, type Brush } from '../canvasBoard';
import { paintSnakes } from './paint';
import { ORIGINAL, READABLE } from './colours';
import { askRuleNames } from './questions';
import { canPlay, isBitten, isWall, partAt, stageOf, WALL } from './scene';
import './slots';
import './table';
import './why';

/** From this width on, in CSS pixels, the table stands beside the field. */
const WIDE = 700;
const TABLE_WIDTH = 340;

/** The board of snake battle: the field with the buttons below it, and the snakes beside it. `docs/games/snakes.md#in-the-playground` */
@customElement('snakes-board')
export class SnakesBoard extends CanvasBoard<SnakesFrame> {
  static override styles: CSSResultGroup = [
    CanvasBoard.styles,
    css`
      .parts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 16px;
        align-items: flex-start;
      }
      .side {
        flex: 1 1 300px;
        min-width: 0;
        display: flex;
        flex-direction: column;
        gap: 10px;
      }
      .buttons {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: 6px;
        margin-top: 8px;
      }
      .buttons button {
        padding: 3px 4px;
      }
      .buttons button[aria-disabled='true'] {
        opacity: 0.5;
        cursor: default;
      }
      snakes-why {
        margin-top: 8px;
      }
    `,
  ];

  /** A snake listens to nobody. */
  readonly keys: readonly GameKey[] = [];
  readonly origin: Cell = [-WALL, -WALL];

  get size(): readonly [number, number] {
    const side = this.frame ? this.frame.size + 2 * WALL : 0;
    return [side, side];
  }

  nameOf([row, column]: Cell): string {
    const { frame } = this;
    if (!frame) return '';
    const cell: Cell = [row - WALL, column - WALL];
    if (isWall(frame, cell)) return text('snakes.board.wall');
    const part = partAt(frame, cell);
    const bitten = isBitten(frame, cell) ? [text('snakes.board.bitten')] : [];
    if (!part) return [text('snakes.board.empty'), ...bitten].join(', ');
    const { snake, kind } = part;
    const isFirst = kind === 'head' || snake.length === 1;
    return [
      text(`snakes.board.${kind}`, { slot: snake.slot, name: snake.name }),
      ...(isFirst && snake.slot === frame.lastMoved ? [text('snakes.board.moved-last')] : []),
      ...bitten,
    ].join(', ');
  }

  /** A battle ends by Run or Step, never by a key; the panel says so beside the field. */
  endTexts(): null {
    return null;
  }

  protected override render(): TemplateResult {
    const { frame, readable } = this;
    return html`<div class="parts">
        <div class="field">
          ${this.renderCanvas()}
          <div class="buttons" role="group" aria-label=${text('snakes.title')}>
            ${this.renderLoad(1)}${this.renderLoad(2)}${this.renderTime('run')}
            ${this.renderLoad(3)}${this.renderLoad(4)}${this.renderTime('step')}
          </div>
        </div>
        <div class="side">
          <snakes-table
            .frame=${frame}
            .readable=${readable}
            .ruleNames=${(slot: number) => askRuleNames(this.ask, slot)}
          ></snakes-table>
          <snakes-slots
            .edited=${frame?.edited ?? null}
            .attachments=${this.attachments}
            .readable=${readable}
            .open=${frame !== null && stageOf(frame) === 'before'}
          ></snakes-slots>
        </div>
      </div>
      <snakes-why .frame=${frame} .ask=${this.ask}></snakes-why>`;
  }

  protected override get room(): { width: number; height: number } {
    const { width, height } = super.room;
    return { width: width >= WIDE ? width - TABLE_WIDTH : width, height };
  }

  /** The whole field is seen at any size of the window. */
  protected override get smallestCell(): number {
    return 3;
  }

  protected paint(brush: Brush, frame: SnakesFrame): void {
    paintSnakes(brush, frame, this.readable ? READABLE : ORIGINAL, this.readable);
  }

  protected focusOf(): null {
    return null;
  }

  private get mayLoad(): boolean {
    return this.frame !== null && stageOf(this.frame) !== 'during';
  }

  private renderLoad(slot: number): TemplateResult {
    return html`<button aria-disabled=${String(!this.mayLoad)} @click=${() => this.load(slot)}>
      ${text('snakes.button.load', { slot })}
    </button>`;
  }

  private renderTime(kind: 'run' | 'step'): TemplateResult {
    const isOn = this.frame !== null && canPlay(this.frame);
    return html`<button
      aria-disabled=${String(!isOn)}
      @click=${() => isOn && this.dispatchEvent(new TransportEvent({ kind }))}
    >
      ${text(`snakes.button.${kind}`)}
    </button>`;
  }

  /** During a battle nothing is loaded; after one, all snakes are forgotten first, the edited one too. */
  private load(slot: number): void {
    if (!this.frame || !this.mayLoad) return;
    const isAfter = stageOf(this.frame) === 'after';
    if (isAfter) this.dispatchEvent(new ChoiceEvent(SELF, '0'));
    this.dispatchEvent(new AttachEvent(slotKey(slot), isAfter));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-board': SnakesBoard;
  }
}
