import { expect } from 'chai';
import fc from 'fast-check';
import { propertyOptions } from '../support/property';
import {
  cellAt,
  fittingCell,
  layOut as layOutWith,
  scrollToShow,
  visibleCells,
  type Area,
  type Layout,
} from '../../webview/boards/geometry';

const SMALLEST = 16;
const LARGEST = 64;

/** A board with cells that are as large as they fit. */
const layOut = (rows: number, columns: number, room: Area): Layout =>
  layOutWith(rows, columns, room, fittingCell(rows, columns, room));

const boards = fc.record({
  rows: fc.integer({ min: 1, max: 400 }),
  columns: fc.integer({ min: 1, max: 400 }),
  width: fc.integer({ min: 20, max: 2000 }),
  height: fc.integer({ min: 20, max: 1200 }),
});

describe('the layout of a board', () => {
  const table: readonly [title: string, rows: number, columns: number, width: number, height: number, cell: number][] =
    [
      ['fills the room where one side fits exactly', 10, 20, 800, 600, 40],
      ['rounds a cell down, so that all fits', 8, 8, 500, 495, 61],
      ['keeps a small board from growing without end', 3, 3, 2000, 1000, LARGEST],
      ['keeps the cells of a large board readable', 400, 400, 800, 600, SMALLEST],
    ];
  for (const [title, rows, columns, width, height, cell] of table) {
    it(title, () => {
      expect(layOut(rows, columns, { width, height }).cell).to.equal(cell);
    });
  }

  it('shows the part of a board that the room has place for', () => {
    expect(layOut(5, 100, { width: 900, height: 300 })).to.deep.equal({
      cell: SMALLEST,
      board: { width: 1600, height: 80 },
      view: { width: 900, height: 80 },
    });
  });

  it('has room for nothing while the panel is hidden, and for a board without cells', () => {
    expect(layOut(5, 5, { width: 0, height: 0 }).view).to.deep.equal({ width: 0, height: 0 });
    expect(layOut(0, 0, { width: 500, height: 500 }).board).to.deep.equal({ width: 0, height: 0 });
  });

  it('shows the whole board, or has the smallest cells', () => {
    fc.assert(
      fc.property(boards, ({ rows, columns, width, height }) => {
        const { cell, board, view } = layOut(rows, columns, { width, height });
        expect(Number.isInteger(cell)).to.equal(true);
        expect(board).to.deep.equal({ width: columns * cell, height: rows * cell });
        expect(view.width).to.be.at.most(width);
        expect(view.height).to.be.at.most(height);
        const isWhole = view.width === board.width && view.height === board.height;
        expect(isWhole || cell === SMALLEST).to.equal(true);
      }),
      propertyOptions(300),
    );
  });
});

describe('the cells in view', () => {
  it('are all cells of a board that fits', () => {
    expect(visibleCells(layOut(4, 6, { width: 600, height: 600 }), 0, 0)).to.deep.equal({
      firstRow: 0,
      lastRow: 3,
      firstColumn: 0,
      lastColumn: 5,
    });
  });

  it('are every cell that is partly in the window, and none that does not touch it', () => {
    fc.assert(
      fc.property(boards, fc.nat(), fc.nat(), ({ rows, columns, width, height }, x, y) => {
        const layout = layOut(rows, columns, { width, height });
        const { cell, board, view } = layout;
        const left = x % (board.width - view.width + 1);
        const top = y % (board.height - view.height + 1);
        const seen = visibleCells(layout, left, top);
        const check = (first: number, last: number, count: number, offset: number, length: number): void => {
          for (let i = 0; i < count; i++) {
            const isPartlyIn = (i + 1) * cell > offset && i * cell < offset + length;
            const touches = (i + 1) * cell >= offset && i * cell <= offset + length;
            const isListed = i >= first && i <= last;
            expect(isListed ? touches : !isPartlyIn, `cell ${i}`).to.equal(true);
          }
          expect(first).to.be.at.least(0);
          expect(last).to.be.below(count);
        };
        check(seen.firstRow, seen.lastRow, rows, top, view.height);
        check(seen.firstColumn, seen.lastColumn, columns, left, view.width);
      }),
      propertyOptions(50),
    );
  });
});

describe('the cell at a point', () => {
  it('is the one that holds the point, its upper and left edges too', () => {
    fc.assert(
      fc.property(boards, fc.nat(), fc.nat(), fc.nat(), ({ rows, columns, width, height }, r, c, within) => {
        const layout = layOut(rows, columns, { width, height });
        const cell = [r % rows, c % columns] as const;
        for (const inside of [0, within % layout.cell, layout.cell - 0.25]) {
          expect(cellAt(layout, cell[1] * layout.cell + inside, cell[0] * layout.cell + inside)).to.deep.equal(cell);
        }
      }),
      propertyOptions(100),
    );
  });

  const layout = layOut(2, 3, { width: 60, height: 500 });
  for (const [x, y] of [
    [-1, 5],
    [5, -0.5],
    [60, 5],
    [5, 40],
  ] as const) {
    it(`is none at (${x}, ${y}), beside a board of 60 by 40`, () => {
      expect(cellAt(layout, x, y)).to.equal(null);
    });
  }
});

describe('scrolling to a cell', () => {
  const CELL = 20;
  const scrolls = fc.record({
    count: fc.integer({ min: 1, max: 200 }),
    index: fc.nat(),
    view: fc.integer({ min: 3 * CELL, max: 800 }),
    offset: fc.nat(),
  });

  it('brings the cell into view with its neighbours, within the board, and as little as possible', () => {
    fc.assert(
      fc.property(scrolls, ({ count, index, view, offset }) => {
        const length = count * CELL;
        const most = Math.max(0, length - view);
        const cell = index % count;
        const from = offset % (most + 1);
        const to = scrollToShow(cell, CELL, from, view, length);
        const isShown = (at: number): boolean =>
          at <= Math.max(0, (cell - 1) * CELL) && at + view >= Math.min(length, (cell + 2) * CELL);
        expect(to).to.be.within(0, most);
        expect(isShown(to), 'the cell is in view').to.equal(true);
        if (to !== from) expect(isShown(to + Math.sign(from - to)), 'a pixel less is too little').to.equal(false);
      }),
      propertyOptions(300),
    );
  });

  it('does not move a board that has the cell well in view', () => {
    expect(scrollToShow(5, CELL, 60, 200, 1000)).to.equal(60);
  });

  it('keeps as many cells around in view as are asked for, or the cell in the middle where there is no room for them', () => {
    expect(scrollToShow(20, CELL, 0, 15 * CELL, 1000 * CELL, 5)).to.equal(11 * CELL);
    expect(scrollToShow(20, CELL, 0, 9 * CELL, 1000 * CELL, 5)).to.equal(16 * CELL);
    expect(scrollToShow(20, CELL, 40 * CELL, 9 * CELL, 1000 * CELL, 5)).to.equal(16 * CELL);
  });

  it('stays at 0 on a board that fits', () => {
    expect([0, 9].map((index) => scrollToShow(index, CELL, 0, 200, 200))).to.deep.equal([0, 0]);
  });
});
