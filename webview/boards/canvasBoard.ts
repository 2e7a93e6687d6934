import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { Cell } from '../../src/core/cell';
import type { Status } from '../../src/games/game';
import type { OptionValues } from '../../src/games/options';
import type { ColourChoice } from '../../src/play/messages';
import { CellChosenEvent, CellPointedEvent } from '../events';
import { readPalette } from '../palette/palette';
import { watchTheme } from '../palette/themeWatch';
import { sharedStyles } from '../sharedStyles';
import type { Change, Ending, GameKey, GridBoard, Help } from './board';
import { boardStyles } from './boardStyles';
import { brushOn, outlineCell, type Brush } from './brush';
import {
  cellAt,
  fittingCell,
  layOut,
  LARGEST_CELL,
  scrollToShow,
  SMALLEST_CELL,
  wholeCells,
  type Area,
  type Layout,
} from './geometry';
import { Motion, wantsStillness, type Moment } from './motion';
import { insetsOf, paintRulers, type Rulers } from './rulers';
import { renderZoom, zoomedCell, type ZoomWish } from './zoom';

export type { Brush } from './brush';
export type { Moment } from './motion';

/** Cells from a row and column on, so many of them. */
export interface CellBox {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * A board on a canvas that fills what the shell leaves it. It holds only what can be seen; a large board is scrolled. Subclasses paint: the
 * ground when the frame or the view is another, the figures at every moment of a movement.
 */
export abstract class CanvasBoard<Frame, Queries = unknown> extends LitElement implements GridBoard<Frame, Queries> {
  static override styles: CSSResultGroup = [sharedStyles, boardStyles];

  abstract readonly keys: readonly GameKey[];
  abstract readonly help: Help;

  @property({ attribute: false }) frame: Frame | null = null;
  @property() colours: ColourChoice = 'theme';
  @property({ attribute: false }) cursor: Cell | null = null;
  @property({ attribute: false }) options: OptionValues = {};
  @property({ attribute: false }) protected pointed: Cell | null = null;

  @query('canvas.ground') private readonly groundCanvas!: HTMLCanvasElement;
  @query('canvas.figures') private readonly figuresCanvas!: HTMLCanvasElement;
  @query('canvas.rulers') private readonly rulersCanvas!: HTMLCanvasElement | null;
  @query('.stage') private readonly stage!: HTMLElement;
  @query('.window') private readonly window!: HTMLElement;
  @query('.whole') private readonly whole!: HTMLElement;

  /** Asks about the state that is drawn; `null` before the first frame. */
  protected queries: Queries | null = null;

  /** How many cells around the one that the game is about stay in view where there is room. */
  protected readonly outlook: number = 1;
  /** The numbers around the board; `null` for none. */
  protected readonly rulers: Rulers | null = null;
  /** Whether the user can make cells larger and smaller than those that fit. */
  protected readonly isZoomable: boolean = false;

  private layout: Layout | null = null;
  private zoom: number | null = null;
  private painting = 0;
  private fitting = 0;
  private lastFocus: Cell | null = null;
  private leaveTheme: (() => void) | undefined;
  private readonly observer = new ResizeObserver(() => this.fitSoon());
  private readonly motion = new Motion<Frame>(() => this.paintFiguresNow());

  abstract get size(): readonly [rows: number, columns: number];
  abstract nameOf(cell: Cell): string;
  abstract ending(status: Status, turn: number): Ending | null;

  /** Paints what stays where it is: floor, walls, things. Called when the frame, the view or the colours are others. */
  protected abstract paintGround(brush: Brush, frame: Frame): void;

  /** Paints who moves, and what happened. Called at every moment of a movement, on a canvas of its own. */
  protected abstract paintFigures(brush: Brush, frame: Frame, moment: Moment<Frame>): void;

  /** The cell that is kept in view when the game goes on, or `null`. */
  protected abstract focusOf(frame: Frame): Cell | null;

  /** The part that "fit" shows; `null` for all of it. */
  protected fitBox(_frame: Frame): CellBox | null {
    return null;
  }

  /** What stands above and below the stage. */
  protected renderAbove(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected renderBelow(): TemplateResult | typeof nothing {
    return nothing;
  }

  get readingStart(): Cell {
    return (this.frame === null ? null : this.focusOf(this.frame)) ?? [0, 0];
  }

  /** Whether high-visibility colours are on. */
  get readable(): boolean {
    return this.colours === 'visible';
  }

  /** Whether a part of the board is out of view. */
  protected get overflows(): boolean {
    const { layout } = this;
    return layout !== null && (layout.view.width < layout.board.width || layout.view.height < layout.board.height);
  }

  /** What is in view, in cells; `null` before the first layout. */
  protected get viewBox(): CellBox | null {
    const { layout } = this;
    if (!layout) return null;
    const { cell, view } = layout;
    return {
      row: this.window.scrollTop / cell,
      column: this.window.scrollLeft / cell,
      rows: view.height / cell,
      columns: view.width / cell,
    };
  }

  heightFor(width: number): number {
    const [rows, columns] = this.size;
    const { top, bottom, sides } = insetsOf(this.rulers);
    const cell = fittingCell(rows, columns, { width: width - 2 * sides, height: Infinity }, this.smallestCell);
    return rows * cell + top + bottom + this.heightAround;
  }

  draw(frame: Frame, queries: Queries, change: Change): void {
    if (frame !== this.frame) this.motion.begin(this.frame, change);
    this.frame = frame;
    this.queries = queries;
  }

  refuse(input: string): void {
    this.motion.refuse(input);
    if (!wantsStillness()) this.window.animate(SHAKE, { duration: 160 });
    this.paintSoon();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
    this.leaveTheme = watchTheme(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
    this.leaveTheme?.();
    this.motion.stop();
    cancelAnimationFrame(this.painting);
    cancelAnimationFrame(this.fitting);
  }

  protected override render(): TemplateResult {
    return html`${this.renderAbove()} ${this.renderStage()} ${this.renderBelow()}`;
  }

  private renderStage(): TemplateResult {
    return html`<div class="stage" @wheel=${this.turnWheel}>
      ${this.rulers ? html`<canvas class="rulers" aria-hidden="true"></canvas>` : nothing}
      <div
        class="window"
        @scroll=${this.scrolled}
        @pointermove=${this.point}
        @pointerleave=${this.leave}
        @click=${(event: MouseEvent) => this.choose(event, false)}
        @dblclick=${(event: MouseEvent) => this.choose(event, true)}
      >
        <div class="whole">
          <div class="layers">
            <canvas class="ground" aria-hidden="true"></canvas>
            <canvas class="figures" aria-hidden="true"></canvas>
          </div>
        </div>
      </div>
      ${this.isZoomable ? renderZoom(this.zoom === null, (wish) => this.zoomTo(wish)) : nothing}
    </div>`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    // The reading cursor takes over from the mouse, until that moves again.
    if (changed.has('cursor') && this.cursor) this.pointed = null;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('frame')) {
      this.fit();
      if (this.frame !== null) this.follow(this.focusOf(this.frame));
    }
    if (changed.has('cursor')) this.bringIntoView(this.cursor);
    this.paintSoon();
  }

  /** The room that the board may take, in CSS pixels. */
  private get room(): Area {
    const { top, bottom, sides } = insetsOf(this.rulers);
    const height = this.clientHeight - this.heightAround - top - bottom;
    return { width: Math.max(0, this.clientWidth - 2 * sides), height: Math.max(0, height) };
  }

  /** The height of what stands above and below the stage, in CSS pixels. */
  private get heightAround(): number {
    const around = [...this.renderRoot.children].filter((element) => element !== this.stage);
    return around.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
  }

  /** Below this side of a cell, in CSS pixels, the board is scrolled instead of shrunk. */
  protected get smallestCell(): number {
    return SMALLEST_CELL;
  }

  private fit(): Layout | null {
    const { frame } = this;
    if (frame === null || !this.hasUpdated) return null;
    const [rows, columns] = this.size;
    const { room } = this;
    const box = this.zoom === null ? this.fitBox(frame) : null;
    const cell = this.zoom ?? fittingCell(box?.rows ?? rows, box?.columns ?? columns, room, this.smallestCell);
    const layout = layOut(rows, columns, box ? wholeCells(room, cell) : room, cell);
    this.layout = layout;
    const { top, bottom, sides } = insetsOf(this.rulers);
    const { style } = this.window;
    this.stage.style.height = `${layout.view.height + top + bottom}px`;
    this.style.setProperty('--board-width', `${layout.view.width}px`);
    style.left = `${sides + Math.floor((room.width - layout.view.width) / 2)}px`;
    style.top = `${top}px`;
    style.width = `${layout.view.width}px`;
    style.height = `${layout.view.height}px`;
    // Whoever has no wheel scrolls by keys.
    this.window.tabIndex = this.overflows ? 0 : -1;
    this.whole.style.width = `${layout.board.width}px`;
    this.whole.style.height = `${layout.board.height}px`;
    if (box) {
      this.window.scrollLeft = Math.round(box.column + box.columns / 2 - layout.view.width / cell / 2) * cell;
      this.window.scrollTop = Math.round(box.row + box.rows / 2 - layout.view.height / cell / 2) * cell;
    }
    // At once, so that no canvas is ever larger than its window.
    this.paintNow();
    return layout;
  }

  /** Fits the board after its size was observed: at once would change that size again, which is reported as an error of the page. */
  private fitSoon(): void {
    cancelAnimationFrame(this.fitting);
    this.fitting = requestAnimationFrame(() => {
      this.fit();
      this.lastFocus = null;
      if (this.frame !== null) this.follow(this.focusOf(this.frame));
    });
  }

  private zoomTo(wish: ZoomWish): void {
    const { layout } = this;
    if (!layout) return;
    const { scrollLeft, scrollTop } = this.window;
    const middle: Cell = [
      (scrollTop + layout.view.height / 2) / layout.cell,
      (scrollLeft + layout.view.width / 2) / layout.cell,
    ];
    this.zoom = zoomedCell(wish, layout.cell, LARGEST_CELL);
    const { view } = this.fit() ?? layout;
    if (this.zoom !== null) {
      this.window.scrollTop = middle[0] * this.zoom - view.height / 2;
      this.window.scrollLeft = middle[1] * this.zoom - view.width / 2;
    }
    this.requestUpdate();
  }

  private readonly turnWheel = (event: WheelEvent): void => {
    if (!this.isZoomable || !event.ctrlKey) return;
    event.preventDefault();
    this.zoomTo(event.deltaY < 0 ? 'in' : 'out');
  };

  private readonly scrolled = (): void => {
    this.paintSoon();
    this.viewMoved();
  };

  /** The user looks at another part of the board. */
  protected viewMoved(): void {
    // Nothing follows, unless a board shows where it stands.
  }

  private readonly paintSoon = (): void => {
    cancelAnimationFrame(this.painting);
    this.painting = requestAnimationFrame(() => this.paintNow());
  };

  private get scrolledBy(): { left: number; top: number } {
    return { left: this.window.scrollLeft, top: this.window.scrollTop };
  }

  private paintNow(): void {
    const { layout, frame } = this;
    if (!layout || frame === null) return;
    const palette = readPalette();
    const brush = brushOn(this.groundCanvas, layout, this.scrolledBy, palette);
    if (brush) this.paintGround(brush, frame);
    if (this.rulers && this.rulersCanvas) {
      const { clientWidth: width, clientHeight: height } = this.stage;
      const box = { left: this.window.offsetLeft, top: this.window.offsetTop };
      paintRulers(this.rulersCanvas, this.rulers, { width, height }, box, layout, this.scrolledBy, palette);
    }
    this.paintFiguresNow();
  }

  private paintFiguresNow(): void {
    const { layout, frame } = this;
    if (!layout || frame === null) return;
    const brush = brushOn(this.figuresCanvas, layout, this.scrolledBy, readPalette());
    if (!brush) return;
    this.paintFigures(brush, frame, this.motion.moment);
    if (this.cursor) outlineCell(brush, this.cursor);
  }

  /** Scrolls to what the game is about when that has moved; else the user may look elsewhere. */
  private follow(focus: Cell | null): void {
    const last = this.lastFocus;
    this.lastFocus = focus;
    if (focus?.[0] !== last?.[0] || focus?.[1] !== last?.[1]) this.bringIntoView(focus, this.outlook);
  }

  /** Scrolls as little as it takes to see a cell. */
  protected bringIntoView(cell: Cell | null, outlook = 1): void {
    const { layout } = this;
    if (!cell || !layout) return;
    const { view, board, cell: side } = layout;
    this.window.scrollTop = scrollToShow(cell[0], side, this.window.scrollTop, view.height, board.height, outlook);
    this.window.scrollLeft = scrollToShow(cell[1], side, this.window.scrollLeft, view.width, board.width, outlook);
  }

  private cellOf(event: MouseEvent): Cell | null {
    const box = this.window.getBoundingClientRect();
    const x = event.clientX - box.left + this.window.scrollLeft;
    const y = event.clientY - box.top + this.window.scrollTop;
    return this.layout && cellAt(this.layout, x, y);
  }

  private readonly point = (event: PointerEvent): void => this.setPointed(this.cellOf(event));

  private readonly leave = (): void => this.setPointed(null);

  private setPointed(cell: Cell | null): void {
    if (cell?.[0] === this.pointed?.[0] && cell?.[1] === this.pointed?.[1]) return;
    this.pointed = cell;
    this.dispatchEvent(new CellPointedEvent(cell));
  }

  private choose(event: MouseEvent, wantsText: boolean): void {
    const cell = this.cellOf(event);
    if (cell) this.dispatchEvent(new CellChosenEvent(cell, wantsText));
  }
}

/** Twice to and fro, within four pixels. */
const SHAKE: Keyframe[] = [0, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
