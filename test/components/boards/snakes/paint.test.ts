import { expect } from 'chai';
import type { Cell } from '../../../../src/core/cell';
import type { GameEvent } from '../../../../src/games/events';
import type { SnakesFrame } from '../../../../src/games/snakes/play/frame';
import { snakesGame } from '../../../../src/games/snakes/play/game';
import { ORIGINAL, READABLE } from '../../../../webview/boards/snakes/colours';
import { paintField, paintSnakes } from '../../../../webview/boards/snakes/paint';
import { startOf } from '../../../games/snakes/support';
import { contrast, paintBoard, type BoardPicture, type Picture } from '../../picture';

const SIDE = 24;
const REST = { previous: null, glided: 1, events: [], refused: null, age: 0 };
const LAST = 20;

/** The field with its wall; cell [0, 0] of the field is [1, 1] of the picture. */
const pictureOf = (
  frame: SnakesFrame,
  isReadable = false,
  { events = [], asked = null }: { events?: readonly GameEvent[]; asked?: number | null } = {},
): BoardPicture =>
  paintBoard([LAST + 1, LAST + 1], SIDE, (brush) => {
    const colours = isReadable ? READABLE : ORIGINAL;
    paintField(brush, frame, colours);
    paintSnakes(brush, frame, colours, isReadable, { ...REST, events }, asked);
  });

const FOUR = { 2: 'snake B\nend\n', 3: 'snake C\nend\n', 4: 'snake D\nend\n' };
const alone = snakesGame.frame(startOf('snake A\nend\n'));
const four = snakesGame.frame(startOf('snake A\nend\n', FOUR));
const nobody: SnakesFrame = { ...alone, snakes: alone.snakes.map((snake) => ({ ...snake, cells: [], length: 0 })) };

/** Where a part of the only snake is in the picture. */
const placeOf = (index: number): Cell => {
  const [row, column] = alone.snakes[0]?.cells.at(index) ?? [0, 0];
  return [row + 1, column + 1];
};

/** Which of the four corners of a cell have a colour. */
const cornersOf = (cell: Picture, colour: string): boolean[] =>
  [
    [1, 1],
    [SIDE - 3, 1],
    [1, SIDE - 3],
    [SIDE - 3, SIDE - 3],
  ].map(([x = 0, y = 0]) => cell.at(x, y) === colour);

describe('the picture of a snake battle', () => {
  const [blue] = ORIGINAL.snakes;

  it('is 21 by 21 squares: one layer of grey wall around black ones', () => {
    const { cell } = pictureOf(nobody);
    for (let row = 0; row <= LAST; row++) {
      for (let column = 0; column <= LAST; column++) {
        const isWall = row % LAST === 0 || column % LAST === 0;
        expect(cell([row, column]).at(0.5, 0.5), `${row}, ${column}`).to.equal(isWall ? ORIGINAL.wall : '#000000');
      }
    }
  });

  it('has a line between squares, so that they can be counted', () => {
    const { cell } = pictureOf(nobody);
    expect([cell([5, 5]).has(ORIGINAL.grid), cell([0, 5]).has(ORIGINAL.wallEdge)]).to.deep.equal([true, true]);
  });

  it('shows a head as a disc with eyes, a body as squares and a tail as a triangle, in the colour of the slot', () => {
    const { cell } = pictureOf(alone);
    const [head, body, tail] = [placeOf(0), placeOf(1), placeOf(-1)].map((place) => cell(place));
    if (!head || !body || !tail) throw new Error('no parts');
    expect([head, body, tail].map((part) => cornersOf(part, blue).filter(Boolean).length)).to.deep.equal([0, 2, 0]);
    expect(head.has('#ffffff'), 'eyes').to.equal(true);
    expect(head.shareOf(blue), 'a disc').to.be.within(0.4, 0.7);
    expect(body.shareOf(blue), 'a square').to.be.above(0.7);
    expect(tail.shareOf(blue), 'a triangle').to.be.within(0.25, 0.45);
  });

  it('tells the slots apart by marks on their bodies, too', () => {
    const { cell } = pictureOf(four);
    const marks = four.snakes.map(({ cells, slot }) => {
      const [row, column] = cells[2] ?? [0, 0];
      const part = cell([row + 1, column + 1]);
      return part.shapeOf(ORIGINAL.snakes[slot - 1] ?? '');
    });
    expect(new Set(marks).size).to.equal(4);
  });

  it('gives each slot a colour of its own, all bright on black', () => {
    const { whole } = pictureOf(four);
    for (const colour of ORIGINAL.snakes) {
      expect(whole.has(colour), colour).to.equal(true);
      expect(contrast(colour, '#000000'), colour).to.be.above(4.5);
    }
  });

  it('rings the head that moved last, or the one that is asked about', () => {
    const ringed = (frame: SnakesFrame, asked: number | null): boolean =>
      !pictureOf(frame, false, { asked })
        .cell(placeOf(0))
        .isLike(pictureOf(alone).cell(placeOf(0)));
    expect(ringed({ ...alone, lastMoved: 1 }, null)).to.equal(true);
    expect(ringed(alone, 1)).to.equal(true);
    expect(ringed(alone, null)).to.equal(false);
  });

  it('puts rays around a bite as long as it is fresh', () => {
    const bitten = { ...alone, snakes: alone.snakes.map((snake) => ({ ...snake, bitCell: [14, 4] as const })) };
    const event: GameEvent = { turn: 1, kind: 'bites', actor: null, cells: [], args: {} };
    const around = (events: readonly GameEvent[]): Picture =>
      pictureOf(bitten, false, { events }).whole.part(4 * SIDE, 14 * SIDE, 3 * SIDE, 3 * SIDE);
    expect([around([event]).has(ORIGINAL.mark), around([]).has(ORIGINAL.mark)]).to.deep.equal([true, false]);
  });

  it('shows nothing of a dead snake', () => {
    const { whole } = pictureOf(nobody, true);
    expect(READABLE.snakes.some((colour) => whole.has(colour))).to.equal(false);
  });
});

describe('the picture of a snake battle in high-visibility colours', () => {
  it('has a number on each snake that tells the slots apart without their colours', () => {
    const { cell } = pictureOf(four, true);
    const numbers = four.snakes.map(({ cells: [[row, column] = [0, 0]], slot }) => {
      const head = cell([row + 1, column + 1]);
      const colour = READABLE.snakes[slot - 1] ?? '';
      expect(contrast(colour, READABLE.ink)).to.be.above(4.5);
      return head.shapeOf(READABLE.ink);
    });
    expect(new Set(numbers).size).to.equal(4);
    expect(numbers.every((shape) => shape.includes('#'))).to.equal(true);
  });

  it('has a line from head to tail, which shows where a snake goes on', () => {
    const usual = pictureOf(alone).cell(placeOf(2));
    const readable = pictureOf(alone, true).cell(placeOf(2));
    expect(usual.at(0.5, 0.5)).to.equal(ORIGINAL.snakes[0]);
    expect(readable.at(0.5, 0.5)).to.equal(READABLE.ink);
  });

  it('keeps its snakes apart in lightness from the field and from each other', () => {
    const colours = [READABLE.empty, ...READABLE.snakes];
    for (const [i, colour] of colours.entries()) {
      for (const other of colours.slice(i + 1)) expect(contrast(colour, other), `${colour} ${other}`).to.be.above(1.3);
    }
  });
});
