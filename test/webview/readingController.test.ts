import { expect } from 'chai';
import { TOYS } from '../support/registry';
import { panelLanguage } from '../../webview/panelLanguage';
import { ReadingController } from '../../webview/readingController';
import { useLanguage } from '../../webview/texts';
import { gridBoard, plainBoard } from './fakeBoards';
import { FakeShell } from './support';

describe('reading the board', () => {
  let shell: FakeShell;
  let focused: number;

  before(() => useLanguage(panelLanguage(TOYS, 'en')));
  beforeEach(() => {
    shell = new FakeShell();
    focused = 0;
  });

  const readingOf = (board: ReturnType<typeof plainBoard> | null): ReadingController =>
    new ReadingController(
      shell,
      () => board,
      () => focused++,
    );

  it('tells what stands in the cell, gives it the focus, and shows it on the board', async () => {
    const board = gridBoard();
    const reading = readingOf(board);
    expect(reading.line).to.equal('');
    reading.read([1, 2]);
    shell.update();
    await shell.updateComplete;
    expect([reading.line, focused, board.cursor]).to.deep.equal(['cell 12, row 1, column 2', 1, [1, 2]]);
  });

  it('lets the mouse point elsewhere until the cursor moves again', () => {
    const reading = readingOf(gridBoard());
    reading.read([1, 2]);
    reading.point([0, 0]);
    expect(reading.line).to.equal('cell 00, row 0, column 0');
    reading.point(null);
    expect(reading.line).to.equal('cell 12, row 1, column 2');
    reading.point([0, 0]);
    reading.read([1, 3]);
    expect(reading.line).to.equal('cell 13, row 1, column 3');
  });

  it('goes on at a cell that is clicked, once it has begun', () => {
    const reading = readingOf(gridBoard());
    reading.choose([1, 1]);
    expect(reading.cursor).to.equal(null);
    reading.read([0, 0]);
    reading.choose([1, 1]);
    expect(reading.cursor).to.deep.equal([1, 1]);
  });

  it('stays on a board that becomes smaller', () => {
    const size: [number, number] = [3, 4];
    const board = gridBoard(size);
    const reading = readingOf(board);
    reading.read([2, 3]);
    size[0] = 2;
    shell.update();
    expect([reading.cursor, board.cursor]).to.deep.equal([
      [1, 3],
      [1, 3],
    ]);
  });

  it('ends with the board', () => {
    const reading = readingOf(gridBoard());
    reading.read([2, 3]);
    reading.point([0, 0]);
    reading.forget();
    expect([reading.cursor, reading.line]).to.deep.equal([null, '']);
  });

  it('finds nothing on a board that is no grid', () => {
    const reading = readingOf(plainBoard());
    reading.point([0, 0]);
    shell.update();
    expect([reading.board, reading.line, reading.nameOf([0, 0])]).to.deep.equal([null, '', '']);
    expect(readingOf(null).board).to.equal(null);
  });
});
