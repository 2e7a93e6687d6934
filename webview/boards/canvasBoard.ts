import { css, html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { Cell } from '../../src/core/cell';
import type { Status } from '../../src/games/game';
import type { OptionValues } from '../../src/games/options';
import { CellChosenEvent, CellPointedEvent } from '../events';
import { sharedStyles } from '../sharedStyles';
import { themeColour } from '../theme';
import type { EndTexts, GameKey, GridBoard } from './board';
import { cellAt, layOut, scrollToShow, SMALLEST_CELL, visibleCells, type Layout, type VisibleCells } from './geometry';

/** How much of the window's height a board may take. */
const SHARE_OF_HEIGHT = 0.62;

/** What a board paints with: the context, moved so that cell [0, 0] is at the origin, and what is in view. */
export interface Brush extends VisibleCells {
  readonly context: CanvasRenderingContext2D;
  /** The side of a cell in CSS pixels. */
  readonly cell: number;
}

/** A board on a canvas that holds only what can be seen; a large board is scrolled. Subclasses paint. */
export abstract class CanvasBoard<Frame, Queries = unknown> extends LitElement implements GridBoard<Frame, Queries> {
  static override styles: CSSResultGroup = [
    sharedStyles,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      .window {
        overflow: auto;
        position: relative;
        outline: none;
      }
      canvas {
        position: sticky;
        left: 0;
        top: 0;
        display: block;
      }
    `,
  ];

  abstract readonly keys: readonly GameKey[];

  @property({ attribute: false }) frame: Frame | null = null;
  @property({ type: Boolean }) readable = false;
  @property({ attribute: false }) cursor: Cell | null = null;
  @property({ attribute: false }) options: OptionValues = {};
  @property({ attribute: false }) protected pointed: Cell | null = null;

  @query('canvas') private readonly canvas!: HTMLCanvasElement;
  @query('.window') private readonly window!: HTMLElement;
  @query('.whole') private readonly whole!: HTMLElement;

  /** Asks about the state that is drawn; `null` before the first frame. */
  protected queries: Queries | null = null;

  private layout: Layout | null = null;
  private painting = 0;
  private fitting = 0;
  private lastFocus: Cell | null = null;
  private readonly observer = new ResizeObserver(() => this.fitSoon());

  abstract get size(): readonly [rows: number, columns: number];
  abstract nameOf(cell: Cell): string;
  abstract endTexts(status: Status): EndTexts | null;

  /** How many cells around the one that the game is about stay in view where there is room. */
  protected readonly outlook: number = 1;

  /** Paints what is in view. */
  protected abstract paint(brush: Brush, frame: Frame): void;

  /** The cell that is kept in view when the game goes on, or `null`. */
  protected abstract focusOf(frame: Frame): Cell | null;

  get readingStart(): Cell {
    return (this.frame === null ? null : this.focusOf(this.frame)) ?? [0, 0];
  }

  draw(frame: Frame, queries: Queries): void {
    this.frame = frame;
    this.queries = queries;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
    window.addEventListener('resize', this.fit);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
    window.removeEventListener('resize', this.fit);
    cancelAnimationFrame(this.painting);
    cancelAnimationFrame(this.fitting);
  }

  protected override render(): TemplateResult {
    return this.renderCanvas();
  }

  protected renderCanvas(): TemplateResult {
    return html`<div
      class="window"
      @scroll=${this.paintSoon}
      @pointermove=${this.point}
      @pointerleave=${this.leave}
      @click=${(event: MouseEvent) => this.choose(event, false)}
      @dblclick=${(event: MouseEvent) => this.choose(event, true)}
    >
      <div class="whole"><canvas aria-hidden="true"></canvas></div>
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

  /** The room that the map may take, in CSS pixels. */
  protected get room(): { width: number; height: number } {
    return { width: this.clientWidth, height: Math.max(160, Math.floor(innerHeight * SHARE_OF_HEIGHT)) };
  }

  /** Below this side of a cell, in CSS pixels, the board is scrolled instead of shrunk. */
  protected get smallestCell(): number {
    return SMALLEST_CELL;
  }

  private readonly fit = (): void => {
    if (this.frame === null || !this.hasUpdated) return;
    const [rows, columns] = this.size;
    const layout = layOut(rows, columns, this.room, this.smallestCell);
    this.layout = layout;
    const { style } = this.window;
    style.width = `${layout.view.width}px`;
    style.height = `${layout.view.height}px`;
    this.whole.style.width = `${layout.board.width}px`;
    this.whole.style.height = `${layout.board.height}px`;
    this.paintSoon();
  };

  /** Fits the board after its size was observed: at once would change that size again, which is reported as an error of the page. */
  private fitSoon(): void {
    cancelAnimationFrame(this.fitting);
    this.fitting = requestAnimationFrame(() => {
      this.fit();
      this.lastFocus = null;
      if (this.frame !== null) this.follow(this.focusOf(this.frame));
    });
  }

  private readonly paintSoon = (): void => {
    cancelAnimationFrame(this.painting);
    this.painting = requestAnimationFrame(() => this.paintNow());
  };

  private paintNow(): void {
    const { layout, frame, canvas } = this;
    const context = canvas.getContext('2d');
    if (!layout || frame === null || !context) return;
    const { scrollLeft, scrollTop } = this.window;
    const { width, height } = layout.view;
    const scale = devicePixelRatio;
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    context.setTransform(scale, 0, 0, scale, -scrollLeft * scale, -scrollTop * scale);
    const brush: Brush = { context, cell: layout.cell, ...visibleCells(layout, scrollLeft, scrollTop) };
    this.paint(brush, frame);
    if (this.cursor) outlineCell(brush, this.cursor);
  }

  /** Scrolls to what the game is about when that has moved; else the user may look elsewhere. */
  private follow(focus: Cell | null): void {
    const last = this.lastFocus;
    this.lastFocus = focus;
    if (focus?.[0] !== last?.[0] || focus?.[1] !== last?.[1]) this.bringIntoView(focus, this.outlook);
  }

  private bringIntoView(cell: Cell | null, outlook = 1): void {
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

/** The reading cursor: black, white and the theme's colour, so that it shows on any ground. */
function outlineCell({ context, cell }: Brush, [row, column]: Cell): void {
  const inset = Math.max(1, cell * 0.05);
  const lines = [
    ['#000000', 3.5],
    ['#ffffff', 2.5],
    [themeColour('--vscode-contrastActiveBorder', '#ffffff'), 1],
  ] as const;
  for (const [colour, width] of lines) {
    context.lineWidth = inset * width;
    context.strokeStyle = colour;
    context.strokeRect(column * cell + inset, row * cell + inset, cell - 2 * inset, cell - 2 * inset);
  }
}
