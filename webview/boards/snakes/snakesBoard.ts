import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/cell';
import type { SnakesFrame } from '../../../src/games/snakes/play/frame';
import type { SnakesQueries } from '../../../src/games/snakes/play/queries';
import type { SlotFile } from '../../../src/play/slotFiles';
import { LoadSlotEvent, OwnSlotChosenEvent, TransportEvent } from '../../events';
import { text as shellText } from '../../texts';
import type { GameKey, SlotBoard } from '../board';
import { CanvasBoard, type Brush } from '../canvasBoard';
import { ORIGINAL, READABLE } from './colours';
import { paintSnakes } from './paint';
import { canPlay, isBitten, partAt, stageOf, wallSide, WALL } from './scene';
import './slots';
import './table';
import { text } from './texts';
import './why';

/** From this width on, in CSS pixels, the table stands beside the field. */
const WIDE = 700;
const TABLE_WIDTH = 340;

/**
 * Is responsible for the board of snake battle: the field with the buttons below it, and the snakes beside it.
 * `docs/games/snakes.md#in-the-playground`
 */
@customElement('snakes-board')
export class SnakesBoard
  extends CanvasBoard<SnakesFrame, SnakesQueries>
  implements SlotBoard<SnakesFrame, SnakesQueries>
{
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

  @property({ type: Number }) ownSlot = 1;
  @property({ attribute: false }) slots: ReadonlyMap<number, SlotFile> = new Map();

  /** A snake listens to nobody. */
  readonly keys: readonly GameKey[] = [];
  /** The names of cells say where they are, since the wall has no place in the game's own count. */
  readonly origin = null;

  /** Rows and columns with the wall around them. */
  get size(): readonly [number, number] {
    const side = this.frame ? this.frame.size + 2 * WALL : 0;
    return [side, side];
  }

  /** What stands in a cell, and where that is as the game counts. */
  nameOf([row, column]: Cell): string {
    const { frame } = this;
    if (!frame) return '';
    const cell: Cell = [row - WALL, column - WALL];
    const args = { row: cell[0], column: cell[1] };
    const side = wallSide(frame, cell);
    if (side !== null) return text('snakes.board.wall', { side, ...args });
    return shellText('playground.cell', { name: contentOf(frame, cell), ...args });
  }

  /** A battle ends by Run or Step, never by a key; the panel says so beside the field. */
  endTexts(): null {
    return null;
  }

  /** Draws field and buttons, the tables beside them, and below them why a rule does not fit. */
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
          <snakes-table .frame=${frame} .readable=${readable}></snakes-table>
          <snakes-slots
            .ownSlot=${this.shownOwnSlot}
            .slots=${this.slots}
            .readable=${readable}
            .open=${frame !== null && stageOf(frame) === 'before'}
          ></snakes-slots>
        </div>
      </div>
      <snakes-why .frame=${frame} .queries=${this.queries}></snakes-why>`;
  }

  /** The room of the field; where there is much, the table stands beside it. */
  protected override get room(): { width: number; height: number } {
    const { width, height } = super.room;
    return { width: width >= WIDE ? width - TABLE_WIDTH : width, height };
  }

  /** The whole field is seen at any size of the window. */
  protected override get smallestCell(): number {
    return 3;
  }

  /** Paints the field. */
  protected paint(brush: Brush, frame: SnakesFrame): void {
    paintSnakes(brush, frame, this.readable ? READABLE : ORIGINAL, this.readable);
  }

  /** A battle is about no cell more than others. */
  protected focusOf(): null {
    return null;
  }

  /** Whether snakes may be loaded: before a battle and after it. */
  private get mayLoad(): boolean {
    return this.frame !== null && stageOf(this.frame) !== 'during';
  }

  /** The slot in which the edited file stands, 0 for none: the chosen one, unless a loaded file plays there. */
  private get shownOwnSlot(): number {
    const isTaken = this.slots.has(this.ownSlot) && this.frame?.edited !== this.ownSlot;
    return isTaken ? 0 : this.ownSlot;
  }

  /** Draws the button that asks for a file for a slot. */
  private renderLoad(slot: number): TemplateResult {
    return html`<button aria-disabled=${String(!this.mayLoad)} @click=${() => this.load(slot)}>
      ${text('snakes.button.load', { slot })}
    </button>`;
  }

  /** Draws the button that plays on, to the end or by one turn. */
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
    if (isAfter) this.dispatchEvent(new OwnSlotChosenEvent(0));
    this.dispatchEvent(new LoadSlotEvent(slot, isAfter));
  }
}

/** What stands in a cell of the field, in words. */
function contentOf(frame: SnakesFrame, cell: Cell): string {
  const bitten = isBitten(frame, cell) ? [text('snakes.board.bitten')] : [];
  const part = partAt(frame, cell);
  if (!part) return [text('snakes.board.empty'), ...bitten].join(', ');
  const { snake, kind } = part;
  const isFirst = kind === 'head' || snake.length === 1;
  return [
    text(`snakes.board.${kind}`, { slot: snake.slot, name: snake.name }),
    ...(isFirst && snake.slot === frame.lastMoved ? [text('snakes.board.moved-last')] : []),
    ...bitten,
  ].join(', ');
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-board': SnakesBoard;
  }
}
