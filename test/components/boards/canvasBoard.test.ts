import { expect } from 'chai';
import type { Cell } from '../../../src/core/cell';
import type { PlaygroundModel } from '../../../src/play/playgroundModel';
import { ORIGINAL } from '../../../webview/boards/slug/colours';
import type { SlugBoard } from '../../../webview/boards/slug/slugBoard';
import { mountBoard, redraw } from '../mountBoard';
import { messageOf, modelOf } from '../games';
import { contrast, Picture, pictureOf } from '../picture';
import { change, listen, narrow, painted, partOf, until } from '../support';

/** A level of so many rows and columns with the player in a corner. */
function levelOf(rows: number, columns: number): PlaygroundModel {
  const wall = '#'.repeat(columns);
  const row = (first: string): string => `#${first}${' '.repeat(columns - 3)}#`;
  const inner = Array.from({ length: rows - 2 }, (_, i) => row(i === 0 ? 'P' : ' '));
  return modelOf(messageOf('a.slug', ['9', wall, ...inner, wall].join('\n')));
}

async function open(rows: number, columns: number): Promise<SlugBoard> {
  const board = await mountBoard('slug-board', levelOf(rows, columns));
  await change(board, { colours: 'original' });
  return board;
}

/** The canvas of the ground. */
function canvasIn(board: SlugBoard): HTMLCanvasElement {
  const canvas = board.renderRoot.querySelector<HTMLCanvasElement>('canvas.ground');
  if (!canvas) throw new Error('no canvas');
  return canvas;
}

/** The middle of a cell of a board that is seen as a whole. */
async function placeOf(board: SlugBoard, [row, column]: Cell): Promise<[x: number, y: number]> {
  await painted();
  const { x, y, width, height } = partOf(board, 'canvas.ground').getBoundingClientRect();
  return [x + (width * (column + 0.5)) / board.size[1], y + (height * (row + 0.5)) / board.size[0]];
}

describe('a board on a canvas', () => {
  it('is as large as it needs to be, and its cells are squares', async () => {
    const board = await open(5, 8);
    await painted();
    const { width, height } = partOf(board, 'canvas.ground').getBoundingClientRect();
    expect(width / 8).to.equal(height / 5);
    expect(width).to.be.at.most(board.clientWidth);
  });

  it('tells which cell is pointed at, once each, and when there is none', async () => {
    const board = await open(5, 8);
    const heard = listen(document.body, 'cell-pointed');
    const [x, y] = await placeOf(board, [1, 2]);
    await moveMouseTo(x, y);
    heard.length = 0;
    await moveMouseTo(x + 2, y + 2);
    expect(heard).to.deep.equal([]);
    await moveMouseTo(...(await placeOf(board, [1, 3])));
    await moveMouseTo(x, y);
    await moveMouseTo(0, 0);
    const cells = heard.map(({ cell }) => cell);
    expect(cells.slice(0, 2)).to.deep.equal([
      [1, 3],
      [1, 2],
    ]);
    expect(cells.at(-1)).to.equal(null);
  });

  it('tells which cell is clicked, and that two clicks want its text', async () => {
    const board = await open(5, 8);
    const heard = listen(document.body, 'cell-chosen');
    await clickAt(...(await placeOf(board, [4, 7])));
    await clickAt(...(await placeOf(board, [0, 0])), 2);
    expect(heard.map(({ cell, wantsText }) => [cell.join(), wantsText])).to.deep.equal([
      ['4,7', false],
      ['0,0', false],
      ['0,0', false],
      ['0,0', true],
    ]);
  });

  it('shows the reading cursor on any ground', async () => {
    const board = await open(5, 8);
    const before = await pictureOf(board);
    for (const cell of [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const) {
      await change(board, { cursor: cell });
      const outlined = (await pictureOf(board)).cell(cell);
      expect(outlined.isLike(before.cell(cell)), cell.join()).to.equal(false);
      const isDark = outlined.colours.some((colour) => contrast(colour, '#ffffff') > 15);
      expect([isDark, outlined.has('#ffffff')], cell.join()).to.deep.equal([true, true]);
    }
    await change(board, { cursor: null });
    expect((await pictureOf(board)).whole.isLike(before.whole)).to.equal(true);
  });

  it('is as wide as its place, also when that changes', async () => {
    const board = await open(5, 40);
    await painted();
    const before = canvasIn(board).width;
    await narrow(board, 400);
    expect(canvasIn(board).width).to.be.below(before);
    expect(canvasIn(board).width).to.be.at.most(400);
  });
});

describe('a board that is larger than its window', () => {
  const view = (board: SlugBoard): HTMLElement => partOf(board, '.window');
  const canvasOf = (board: SlugBoard): Picture => Picture.of(canvasIn(board));

  it('has a canvas for what is in view, however large it is', async () => {
    const board = await open(200, 200);
    await painted();
    const { width, height } = canvasIn(board);
    expect([width <= board.clientWidth, height <= innerHeight]).to.deep.equal([true, true]);
    expect(view(board).scrollHeight).to.equal(200 * 16);
  });

  it('shows another part when it is scrolled', async () => {
    const board = await open(200, 200);
    await narrow(board, 800);
    const before = canvasOf(board);
    view(board).scrollTo(200 * 16, 200 * 16);
    await until(() => canvasOf(board).at(1, 1) !== before.at(1, 1));
    const after = canvasOf(board);
    expect([before.at(1, 1), after.at(1, 1)]).to.deep.equal([ORIGINAL.wall, ORIGINAL.floor]);
    expect([before, after].map(({ width, height }, i) => [before, after][i]?.at(width - 2, height - 2))).to.deep.equal([
      ORIGINAL.floor,
      ORIGINAL.wall,
    ]);
  });

  it('follows the player, but stays where the user looks while the player stays', async () => {
    const model = levelOf(200, 200);
    const board = await mountBoard('slug-board', model);
    for (let step = 0; step < 60; step++) model.press('s');
    await redraw(board, model);
    await painted();
    const followed = view(board).scrollTop;
    expect(followed).to.be.above(0);
    view(board).scrollTo(0, 0);
    model.press(' ');
    await redraw(board, model);
    expect(view(board).scrollTop).to.equal(0);
    model.press('s');
    await redraw(board, model);
    expect(view(board).scrollTop).to.be.above(0);
  });

  it('brings the reading cursor into view', async () => {
    const board = await open(200, 200);
    await change(board, { cursor: [199, 199] });
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = view(board);
    expect([scrollTop + clientHeight, scrollLeft + clientWidth]).to.deep.equal([200 * 16, 200 * 16]);
  });
});
