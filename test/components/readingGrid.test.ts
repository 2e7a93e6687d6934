import { expect } from 'chai';
import '../../webview/readingGrid';
import type { ReadingGrid } from '../../webview/readingGrid';
import { change, lines, mount, partOf, partsOf, textsOf } from './support';

/** Five rows of three cells, each called by its column's letter. */
const BOARD = {
  rows: 5,
  columns: 3,
  nameOf: ([, column]: readonly [number, number]) => 'ABC'.charAt(column),
} satisfies Partial<ReadingGrid>;

const focused = ({ shadowRoot }: ReadingGrid): string | undefined => shadowRoot?.activeElement?.textContent?.trim();

describe('the reading grid', () => {
  it('without a cursor there is no grid', async () => {
    expect(partsOf(await mount('turnsmith-reading-grid', BOARD), '*')).to.deep.equal([]);
  });

  it('holds the row of the cursor and one on each side', async () => {
    const grid = await mount('turnsmith-reading-grid', { ...BOARD, cursor: [2, 1] });
    expect(partsOf(grid, '[role=row]').map((row) => row.ariaRowIndex)).to.deep.equal(['2', '3', '4']);
  });

  it('holds no row beyond the edges', async () => {
    const grid = await mount('turnsmith-reading-grid', { ...BOARD, cursor: [0, 0] });
    expect(partsOf(grid, '[role=row]').map((row) => row.ariaRowIndex)).to.deep.equal(['1', '2']);
    await change(grid, { cursor: [4, 2] });
    expect(partsOf(grid, '[role=row]').map((row) => row.ariaRowIndex)).to.deep.equal(['4', '5']);
  });

  it('holds twenty columns on each side of the cursor, however wide the board is', async () => {
    const grid = await mount('turnsmith-reading-grid', { rows: 1, columns: 1000, cursor: [0, 500] });
    const cells = partsOf(grid, '[role=gridcell]');
    expect([cells.length, cells[0]?.ariaColIndex, cells.at(-1)?.ariaColIndex]).to.deep.equal([41, '481', '521']);
  });

  it('tells the size of the whole board', async () => {
    const grid = partOf(await mount('turnsmith-reading-grid', { ...BOARD, cursor: [2, 1] }), '[role=grid]');
    expect(grid).to.include({ ariaRowCount: '5', ariaColCount: '3', ariaReadOnly: 'true' });
  });

  it('only the cell of the cursor can be reached by Tab', async () => {
    const grid = await mount('turnsmith-reading-grid', { ...BOARD, cursor: [2, 1] });
    await pressKey('Tab');
    expect(focused(grid)).to.equal('B, row 2, column 1');
    await pressKey('Tab');
    expect(focused(grid)).to.equal(undefined);
  });

  it('the focus goes with the cursor', async () => {
    const grid = await mount('turnsmith-reading-grid', { ...BOARD, cursor: [2, 1] });
    await grid.focusCursor();
    await change(grid, { cursor: [3, 2] });
    expect(focused(grid)).to.equal('C, row 3, column 2');
  });

  it('a cursor that moves while the focus is elsewhere takes no focus', async () => {
    const grid = await mount('turnsmith-reading-grid', { ...BOARD, cursor: [2, 1] });
    await change(grid, { cursor: [3, 2] });
    expect(document.activeElement).to.equal(document.body);
  });

  it('cells are named anew when what stands in them has changed', async () => {
    let name = 'wall';
    const grid = await mount('turnsmith-reading-grid', { ...BOARD, cursor: [0, 0], nameOf: () => name });
    name = 'floor';
    await change(grid, { revision: 1 });
    expect(textsOf(grid, '[tabindex="0"]')).to.deep.equal(['floor, row 0, column 0']);
  });

  it('is not seen, but a screen reader finds it', async () => {
    const grid = await mount('turnsmith-reading-grid', { ...BOARD, rows: 1, columns: 2, cursor: [0, 0] });
    expect(partOf(grid, '[role=grid]').getBoundingClientRect()).to.include({ width: 1, height: 1 });
    expect(await accessibilityTree()).to.equal(
      lines(
        '- grid "Board. Press Shift with the arrow keys to read it cell by cell.":',
        '  - row "A, row 0, column 0 B, row 0, column 1":',
        '    - gridcell "A, row 0, column 0"',
        '    - gridcell "B, row 0, column 1"',
      ),
    );
  });
});
