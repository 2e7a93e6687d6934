import { expect } from 'chai';
import {
  cellAt,
  CELLS,
  columnOf,
  neighbourOf,
  positionOf,
  rowOf,
  SIZE,
  WALL,
} from '../../../src/games/robots/facts/board';
import { DIRECTIONS, leftOf, oppositeOf, readDirection, rightOf } from '../../../src/games/robots/facts/direction';

describe('the board of a robot war', () => {
  it('counts its cells in x-major order', () => {
    expect([cellAt(0, 0), cellAt(0, 1), cellAt(0, 19), cellAt(1, 0), cellAt(19, 19)]).to.deep.equal([
      0, 1, 19, 20, 399,
    ]);
    for (let cell = 0; cell < CELLS; cell++) {
      expect(positionOf(cell)).to.deep.equal([columnOf(cell), rowOf(cell)]);
      expect(cellAt(columnOf(cell), rowOf(cell))).to.equal(cell);
    }
  });

  it('has north up, east right, south down and west left', () => {
    const next = DIRECTIONS.map((direction) => positionOf(neighbourOf(cellAt(5, 5), direction)));
    expect(next).to.deep.equal([
      [5, 6],
      [6, 5],
      [5, 4],
      [4, 5],
    ]);
  });

  it('has a wall beyond each edge, all along it', () => {
    for (let at = 0; at < SIZE; at++) {
      expect(neighbourOf(cellAt(at, 19), 'N')).to.equal(WALL);
      expect(neighbourOf(cellAt(19, at), 'E')).to.equal(WALL);
      expect(neighbourOf(cellAt(at, 0), 'S')).to.equal(WALL);
      expect(neighbourOf(cellAt(0, at), 'W')).to.equal(WALL);
    }
  });
});

describe('directions', () => {
  it('turn left from N over W, S and E, and right the other way round', () => {
    expect((['N', 'W', 'S', 'E'] as const).map(leftOf)).to.deep.equal(['W', 'S', 'E', 'N']);
    expect((['N', 'E', 'S', 'W'] as const).map(rightOf)).to.deep.equal(['E', 'S', 'W', 'N']);
    expect(DIRECTIONS.map(oppositeOf)).to.deep.equal(['S', 'W', 'N', 'E']);
  });

  it('are read by their capital letter alone', () => {
    expect(DIRECTIONS.map((letter) => readDirection(letter))).to.deep.equal(DIRECTIONS);
    expect(['n', 'north', '', 'NE', 'U'].map(readDirection)).to.deep.equal([null, null, null, null, null]);
  });
});
