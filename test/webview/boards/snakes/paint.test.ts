import { expect } from 'chai';
import type { SnakesFrame } from '../../../../src/games/snakes/play/frame';
import { snakesGame } from '../../../../src/games/snakes/play/game';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { SourceText } from '../../../../src/core/sourceText';
import type { Brush } from '../../../../webview/boards/canvasBoard';
import { paintSnakes } from '../../../../webview/boards/snakes/paint';
import { ORIGINAL, READABLE } from '../../../../webview/boards/snakes/colours';

const CELL = 10;
const [BLUE] = ORIGINAL.snakes;

/** What a board painted: each filled square, disc, triangle and text by colour, and each stroke. */
function painted(frame: SnakesFrame, isReadable = false): string[] {
  const done: string[] = [];
  let shape = '';
  let points = 0;
  const context = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    font: '',
    textAlign: '',
    textBaseline: '',
    beginPath: () => ((shape = 'nothing'), (points = 0)),
    arc: () => (shape = 'disc'),
    moveTo: () => (points = 1),
    lineTo: () => (shape = `${++points} points`),
    fill: () => done.push(`fill ${shape} ${context.fillStyle}`),
    stroke: () => done.push(`stroke ${shape} ${context.strokeStyle}`),
    fillRect: (x: number, y: number) => done.push(`square ${y / CELL},${x / CELL} ${context.fillStyle}`),
    fillText: (said: string) => done.push(`text ${said}`),
  };
  const brush = { context, cell: CELL, firstRow: 0, lastRow: 20, firstColumn: 0, lastColumn: 20 } as unknown as Brush;
  paintSnakes(brush, frame, isReadable ? READABLE : ORIGINAL, isReadable);
  return done;
}

const file = snakeRulesFormat.read(new SourceText('snake A\nend\n'));
const start = snakesGame.frame(snakesGame.start(file, '0', new Map()));

describe('the picture of a snake battle', () => {
  it('is 21 by 21 squares: one layer of grey wall around black ones', () => {
    const squares = painted(start).filter((each) => each.startsWith('square'));
    const ground = squares.slice(2, 2 + 21 * 21);
    expect(ground.filter((each) => each.endsWith(ORIGINAL.wall))).to.have.length(80);
    expect(ground.filter((each) => each.endsWith('#000000'))).to.have.length(361);
    expect(ground).to.include.members([`square 0,0 ${ORIGINAL.wall}`, 'square 1,1 #000000', 'square 19,19 #000000']);
  });

  it('shows a head as a disc, a body as squares and a tail as a triangle, in the colour of the slot', () => {
    const inBlue = painted(start).filter((each) => each.endsWith(BLUE));
    expect(inBlue.filter((each) => each.startsWith('square'))).to.have.length(8);
    expect(inBlue).to.include.members([`fill disc ${BLUE}`, `fill 3 points ${BLUE}`, `square 2,9 ${BLUE}`]);
  });

  it('rings the head that moved last, and puts corners around a bite', () => {
    const marked: SnakesFrame = {
      ...start,
      lastMoved: 1,
      snakes: start.snakes.map((snake) => ({ ...snake, bitCell: [9, 8] })),
    };
    const before = painted(start).filter((each) => each.endsWith(ORIGINAL.mark));
    const after = painted(marked).filter((each) => each.endsWith(ORIGINAL.mark));
    expect([before.length, after.length]).to.deep.equal([0, 2]);
    expect(after[0]).to.equal(`stroke disc ${ORIGINAL.mark}`);
  });

  it('writes the number of the slot on a snake in readable colours, and draws its spine', () => {
    expect(painted(start).filter((each) => each.startsWith('text'))).to.deep.equal([]);
    expect(painted(start, true)).to.include.members(['text 1', `stroke 10 points ${READABLE.ink}`]);
  });

  it('shows nothing of a dead snake', () => {
    const dead: SnakesFrame = { ...start, snakes: start.snakes.map((snake) => ({ ...snake, cells: [], length: 0 })) };
    expect(painted(dead, true).filter((each) => !each.startsWith('square'))).to.deep.equal([]);
  });
});
