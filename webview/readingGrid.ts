import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Cell } from '../src/games/game';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/** How many rows stand on each side of the cursor's row: enough for a screen reader to know where it is. */
const NEIGHBOURS = 1;

/** What stands in a cell and where that is, as the game counts: from `origin` on. `null`: the name says where. */
export function placeText(name: string, [row, column]: Cell, origin: Cell | null = [0, 0]): string {
  if (origin === null) return name;
  const [firstRow, firstColumn] = origin;
  return text('playground.cell', { name, row: row + firstRow, column: column + firstColumn });
}

/**
 * The board as a grid for screen readers: a real grid, of which only the rows around the reading cursor exist. It is not seen; the board
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
    const first = Math.max(0, cursor[0] - NEIGHBOURS);
    const last = Math.min(rows - 1, cursor[0] + NEIGHBOURS);
    const shownRows = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const firstColumn = Math.max(0, cursor[1] - 20);
    const lastColumn = Math.min(columns - 1, cursor[1] + 20);
    const shownColumns = Array.from({ length: lastColumn - firstColumn + 1 }, (_, i) => firstColumn + i);
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

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-reading-grid': ReadingGrid;
  }
}
