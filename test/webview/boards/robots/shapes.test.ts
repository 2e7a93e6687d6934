import { expect } from 'chai';
import { DIRECTIONS } from '../../../../src/games/robots/facts/direction';
import { arrowBetween, bodyOf, cellOf, middleOf, tipOf, type Spot } from '../../../../webview/boards/robots/shapes';

const SIDE = 20;

/** Whether all points lie in a cell of the board. */
const areIn = (points: readonly Spot[], [row, column]: readonly [number, number]): boolean =>
  points.every(
    ({ x, y }) => x >= column * SIDE && x <= (column + 1) * SIDE && y >= (row - 0.05) * SIDE && y <= (row + 1) * SIDE,
  );

describe('the shapes of robots', () => {
  it('stand in rows that count upwards', () => {
    expect(cellOf([0, 0], 20)).to.deep.equal([19, 0]);
    expect(cellOf([3, 19], 20)).to.deep.equal([0, 3]);
  });

  it('are a square for one that attacks and a cross for one that heals', () => {
    const middle = middleOf([2, 3], SIDE);
    expect(bodyOf('attack', middle, SIDE)).to.have.length(4);
    expect(bodyOf('medic', middle, SIDE)).to.have.length(12);
  });

  it('stay in their cells with their tips, whatever they are and wherever they face', () => {
    const middle = middleOf([2, 3], SIDE);
    for (const kind of ['attack', 'medic'] as const) {
      expect(areIn(bodyOf(kind, middle, SIDE), [2, 3]), kind).to.equal(true);
      for (const direction of DIRECTIONS) expect(areIn(tipOf(kind, direction, middle, SIDE), [2, 3])).to.equal(true);
    }
  });

  it('point where the robot faces', () => {
    const middle = { x: 50, y: 50 };
    const [north] = tipOf('attack', 'N', middle, SIDE);
    const [east] = tipOf('medic', 'E', middle, SIDE);
    const [south] = tipOf('medic', 'S', middle, SIDE);
    const [west] = tipOf('attack', 'W', middle, SIDE);
    expect([north, east, south, west]).to.deep.equal([
      { x: 50, y: 40 },
      { x: 60, y: 50 },
      { x: 50, y: 60 },
      { x: 40, y: 50 },
    ]);
  });

  it('shoot arrows that lie beside the arrows back', () => {
    const west = { x: 10, y: 10 };
    const east = { x: 30, y: 10 };
    const there = arrowBetween(west, east);
    const back = arrowBetween(east, west);
    expect(there[0].x).to.be.below(there[1].x);
    expect(back[0].x).to.be.above(back[1].x);
    expect(there.map(({ y }) => y).every((y) => y > 10)).to.equal(true);
    expect(back.map(({ y }) => y).every((y) => y < 10)).to.equal(true);
  });
});
