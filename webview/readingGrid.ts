import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Cell } from '../src/core/cell';
import { placeText } from './readingCursor';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/** How many rows and columns stand on each side of the cursor: enough for a screen reader to know where it is. */
const ROWS_AROUND = 1;
const COLUMNS_AROUND = 20;

/**
 * The board as a grid for screen readers: a real grid, of which only the cells around the reading cursor exist. It can't be seen; the board
 * draws the cursor.
 */
@customElement('turnsmith-reading-grid')
export class ReadingGrid extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        position: absolute;
      }
    `,
  ];

  @property({ type: Number }) rows = 0;
  @property({ type: Number }) columns = 0;
  @property({ attribute: false }) cursor: Cell | null = null;
  /** Counts up whenever what stands in the cells may have changed. */
  @property({ type: Number }) revision = 0;
  /** How the game calls the cell in the corner; `null` when the names say the places. */
  @property({ attribute: false }) origin: Cell | null | undefined = [0, 0];
  @property({ attribute: false }) nameOf: (cell: Cell) => string = () => '';

  @query('[tabindex="0"]') private readonly current!: HTMLElement | null;

  /** Gives the focus to the cell of the cursor. */
  async focusCursor(): Promise<void> {
    await this.updateComplete;
    this.current?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { cursor, rows, columns } = this;
    if (!cursor) return nothing;
    const shownRows = indicesAround(cursor[0], ROWS_AROUND, rows);
    const shownColumns = indicesAround(cursor[1], COLUMNS_AROUND, columns);
    return html`<div
      class="visually-hidden"
      role="grid"
      aria-label=${text('playground.board')}
      aria-rowcount=${rows}
      aria-colcount=${columns}
      aria-readonly="true"
    >
      ${repeat(
        shownRows,
        (row) => row,
        (row) =>
          html`<div role="row" aria-rowindex=${row + 1}>
            ${repeat(
              shownColumns,
              (column) => column,
              (column) => this.renderCell([row, column], row === cursor[0] && column === cursor[1]),
            )}
          </div>`,
      )}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('cursor') && this.shadowRoot?.activeElement) this.current?.focus({ preventScroll: true });
  }

  private renderCell(cell: Cell, isCurrent: boolean): TemplateResult {
    const name = placeText(this.nameOf(cell), cell, this.origin);
    return html`<div role="gridcell" aria-colindex=${cell[1] + 1} tabindex=${isCurrent ? 0 : -1}>${name}</div>`;
  }
}

/** The indices at most so far from the middle, of so many in all. */
function indicesAround(middle: number, distance: number, count: number): number[] {
  const first = Math.max(0, middle - distance);
  const last = Math.min(count - 1, middle + distance);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-reading-grid': ReadingGrid;
  }
}
