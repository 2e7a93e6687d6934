import type { nothing } from 'lit';
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/cell';
import type { GameEvent } from '../../../src/games/events';
import type { Status } from '../../../src/games/game';
import { SLOTS } from '../../../src/games/snakes/facts/field';
import type { SnakesFrame } from '../../../src/games/snakes/play/frame';
import type { SnakesQueries } from '../../../src/games/snakes/play/queries';
import type { SlotFile } from '../../../src/play/slotFiles';
import { ClearSlotEvent, OwnSlotChosenEvent, ViewChangedEvent } from '../../events';
import { head } from '../../sprites/snakes';
import { text as shellText } from '../../texts';
import type { BoardChoice, Ending, GameKey, Help, MarkKind, Section, SlotBoard, Standing } from '../board';
import { CanvasBoard, type Brush, type Moment } from '../canvasBoard';
import { colourOf, ORIGINAL, READABLE, type SnakesColours } from './colours';
import './controls';
import { snakesHelp } from './help';
import './move';
import { paintField, paintSnakes } from './paint';
import { isBitten, partAt, stageOf, wallSide, WALL } from './scene';
import './table';
import { text } from './texts';
import './why';

/**
 * Is responsible for the board of snake battle: the field, with the buttons and slots below it and what there is to say of the snakes beside it.
 * `docs/games/snakes.md#in-the-playground`
 */
@customElement('snakes-board')
export class SnakesBoard
  extends CanvasBoard<SnakesFrame, SnakesQueries>
  implements SlotBoard<SnakesFrame, SnakesQueries>
{
  @property({ type: Number }) ownSlot = 1;
  @property({ attribute: false }) slots: ReadonlyMap<number, SlotFile> = new Map();
  @property({ type: Boolean }) running = false;
  /** The slot whose snake was clicked; `null` for the one that moved last. */
  @property({ attribute: false }) private asked: number | null = null;

  /** A snake listens to nobody. */
  readonly keys: readonly GameKey[] = [];
  /** The buttons of the original run and step. */
  readonly ownTransport = true;
  /** The names of cells say where they are, since the wall has no place in the game's own count. */
  readonly origin = null;

  /** Listens to clicks on snakes. */
  constructor() {
    super();
    this.addEventListener('cell-chosen', ({ cell, wantsText }) => !wantsText && this.ask(cell));
  }

  /** Rows and columns with the wall around them. */
  get size(): readonly [number, number] {
    const side = this.frame ? this.frame.size + 2 * WALL : 0;
    return [side, side];
  }

  /** What the signs mean, and how a battle goes. */
  get help(): Help {
    return snakesHelp(this.palette);
  }

  /** In which slot the edited file stands. */
  get choices(): readonly BoardChoice[] {
    return SLOTS.map((slot) => ({
      id: `own-${slot}`,
      label: text('snakes.self.choose', { slot }),
      isOn: slot === this.shownOwnSlot,
      choose: (isOn) => this.chooseOwnSlot(isOn ? slot : 0),
    }));
  }

  /** Why a snake moved, all snakes, and why a rule did not fire. */
  get sections(): readonly Section[] {
    const { frame, queries, readable } = this;
    const slot = this.asked ?? frame?.edited ?? frame?.lastMoved ?? 0;
    return [
      {
        id: 'move',
        label: text('snakes.section.move'),
        render: () =>
          html`<snakes-move
            .frame=${frame}
            .queries=${queries}
            .slotNumber=${slot}
            .readable=${readable}
          ></snakes-move>`,
      },
      {
        id: 'snakes',
        label: text('snakes.section.snakes'),
        render: () => html`<snakes-table .frame=${frame} .readable=${readable}></snakes-table>`,
      },
      {
        id: 'why',
        label: text('snakes.why.title'),
        render: () => html`<snakes-why .frame=${frame} .queries=${queries}></snakes-why>`,
      },
    ];
  }

  /** The buttons of the game, and the slots. */
  renderFooter(): TemplateResult | typeof nothing {
    return html`<snakes-controls
      .frame=${this.frame}
      .ownSlot=${this.shownOwnSlot}
      .slots=${this.slots}
      .running=${this.running}
      .readable=${this.readable}
    ></snakes-controls>`;
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

  /** Who has won, in the colour of the snake. */
  standing(status: Status): Standing | null {
    const { frame } = this;
    if (status !== 'over' || !frame) return null;
    const best = frame.snakes.find(({ slot }) => slot === frame.winner);
    if (best) return { label: text('snakes.end.won', { name: best.name }), tone: 'quiet', hue: this.hueOf(best.slot) };
    return { label: text(frame.snakes.length > 1 ? 'snakes.end.draw' : 'snakes.end.solo'), tone: 'quiet' };
  }

  /** Who has won, and how long everybody is. */
  ending(status: Status, turn: number): Ending | null {
    const { frame } = this;
    const standing = this.standing(status);
    if (!frame || !standing) return null;
    const hue = frame.winner === null ? undefined : this.hueOf(frame.winner);
    return {
      title: standing.label,
      message: frame.snakes.map(({ name, length }) => text('snakes.end.length', { name, count: length })).join(', '),
      asks: false,
      result: text('snakes.end.result', { count: turn }),
      tone: 'quiet',
      ...(hue !== undefined && { hue, picture: { sprite: head('east'), hue } }),
    };
  }

  /** Bites and deaths are marked over the timeline. */
  markOf({ kind }: GameEvent): MarkKind | null {
    if (kind === 'bites') return 'hit';
    if (kind === 'dies') return 'died';
    return kind === 'wins' || kind === 'draw' || kind === 'solo-over' ? 'end' : null;
  }

  /** The whole field is seen at any size of the window. */
  protected override get smallestCell(): number {
    return 3;
  }

  /** Paints wall and field. */
  protected paintGround(brush: Brush, frame: SnakesFrame): void {
    paintField(brush, frame, this.palette);
  }

  /** Paints the snakes. */
  protected paintFigures(brush: Brush, frame: SnakesFrame, moment: Moment<SnakesFrame>): void {
    paintSnakes(brush, frame, this.palette, this.readable, moment, this.asked);
  }

  /** A battle is about no cell more than others. */
  protected focusOf(): null {
    return null;
  }

  /** The colours that are on. */
  private get palette(): SnakesColours {
    return this.readable ? READABLE : ORIGINAL;
  }

  /** The colour of a slot, in CSS. */
  private hueOf(slot: number): string {
    return colourOf(this.palette, slot);
  }

  /** The slot in which the edited file stands, 0 for none: the chosen one, unless a loaded file plays there. */
  private get shownOwnSlot(): number {
    const isTaken = this.slots.has(this.ownSlot) && this.frame?.edited !== this.ownSlot;
    return isTaken ? 0 : this.ownSlot;
  }

  /** Puts the edited file into a slot before a battle or after it; a file that was loaded there would keep the place, so it goes first. */
  private chooseOwnSlot(slot: number): void {
    if (this.frame && stageOf(this.frame) === 'during') return;
    if (this.slots.has(slot)) this.dispatchEvent(new ClearSlotEvent(slot));
    this.dispatchEvent(new OwnSlotChosenEvent(slot));
  }

  /** A click on a snake asks why it moved so. */
  private ask([row, column]: Cell): void {
    const part = this.frame && partAt(this.frame, [row - WALL, column - WALL]);
    this.asked = part?.snake.slot ?? null;
    this.dispatchEvent(new ViewChangedEvent(part ? { section: 'move' } : {}));
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
