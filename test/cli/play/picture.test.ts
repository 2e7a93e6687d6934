import { expect } from 'chai';
import { linesOfPicture, type Picture } from '../../../src/cli/play/picture';

const picture = (parts: Partial<Picture> = {}): Picture => ({
  title: 'Title',
  board: ['####', '#P #', '####'],
  inks: () => null,
  focus: [1, 1],
  standing: ['Health 5'],
  log: ['one', 'two'],
  help: ['w Up', 'q leave'],
  ...parts,
});

const lines = (parts: Partial<Picture>, columns = 20, rows = 10, hasColours = false): string[] =>
  linesOfPicture(picture(parts), { columns, rows, hasColours });

/** A board in which every cell tells its column and row, each a digit. */
const LARGE = Array.from({ length: 40 }, (_, row) =>
  Array.from({ length: 60 }, (__, column) => (column % 2 === 0 ? row % 10 : (column >> 1) % 10)).join(''),
);

describe('the picture of a game', () => {
  it('is title, board, how things are, log and keys, from the top', () => {
    expect(lines({})).to.deep.equal(['Title', '####', '#P #', '####', 'Health 5', 'one', 'two', 'w Up  q leave']);
  });

  it('is never higher or wider than the screen', () => {
    for (const [columns, rows] of [
      [1, 1],
      [7, 3],
      [20, 5],
      [30, 24],
      [200, 100],
    ] as const) {
      const shown = lines(
        { board: LARGE, log: Array<string>(50).fill('x'.repeat(300)), title: 'T'.repeat(300) },
        columns,
        rows,
      );
      expect(shown.length).to.be.at.most(rows);
      for (const line of shown) expect(line.length).to.be.at.most(columns);
    }
  });

  it('shows the newest of a log that is too long', () => {
    const log = Array.from({ length: 30 }, (_, index) => `event ${index}`);
    expect(lines({ log }).slice(5, -1)).to.deep.equal(['event 26', 'event 27', 'event 28', 'event 29']);
  });

  it('puts the keys into as many lines as they need', () => {
    const help = ['a One', 'b Two', 'c Three', 'd Four'];
    expect(lines({ help }, 14).slice(-3)).to.deep.equal(['a One  b Two', 'c Three', 'd Four']);
  });

  it('keeps the focus of a large board in its middle, and shows no place beyond it', () => {
    const boardFor = (focus: readonly [number, number]): string[] =>
      lines({ board: LARGE, focus, log: [] }, 10, 9).slice(1, 4);
    const at = (top: number, left: number): string[] =>
      LARGE.slice(top, top + 3).map((row) => row.slice(left, left + 10));
    expect(boardFor([20, 30])).to.deep.equal(at(19, 25));
    expect(boardFor([0, 0])).to.deep.equal(at(0, 0));
    expect(boardFor([39, 59])).to.deep.equal(at(37, 50));
  });

  it('has colours where the screen has them, and none of them elsewhere', () => {
    const inks = (row: number, column: number): 'red' | 'grey' | null =>
      row === 1 ? (column < 2 ? 'red' : null) : 'grey';
    const [title, wall, row] = lines({ inks }, 20, 10, true);
    expect([title, wall, row]).to.deep.equal([
      '\u001b[1mTitle\u001b[0m',
      '\u001b[0m\u001b[90m####\u001b[0m',
      '\u001b[0m\u001b[31m#P\u001b[0m #',
    ]);
    expect(lines({ inks }).join('')).to.not.include('\u001b');
  });

  it('asks for the colours of the places that it shows', () => {
    const asked: string[] = [];
    const inks = (row: number, column: number): null => {
      asked.push([row, column].join());
      return null;
    };
    lines({ board: LARGE, focus: [20, 30], inks, log: [] }, 10, 9, true);
    expect([asked.length, asked[0], asked.at(-1)]).to.deep.equal([30, '19,25', '21,34']);
  });
});
