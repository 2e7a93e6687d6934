import { expect } from 'chai';
import {
  cellOf,
  neighbourOf,
  pointOf,
  SIZE,
  squareAt,
  SQUARES,
  WALL,
  xOf,
  yOf,
} from '../../../../src/games/robots/facts/board';
import { DIRECTIONS, leftOf, oppositeOf, readDirection, rightOf } from '../../../../src/games/robots/facts/direction';

describe('the board of a robot war', () => {
  it('counts its squares in x-major order', () => {
    expect([squareAt(0, 0), squareAt(0, 1), squareAt(0, 19), squareAt(1, 0), squareAt(19, 19)]).to.deep.equal([
      0, 1, 19, 20, 399,
    ]);
    for (let square = 0; square < SQUARES; square++) {
      expect(pointOf(square)).to.deep.equal([xOf(square), yOf(square)]);
      expect(squareAt(xOf(square), yOf(square))).to.equal(square);
    }
  });

  it('has north up, east right, south down and west left', () => {
    const next = DIRECTIONS.map((direction) => pointOf(neighbourOf(squareAt(5, 5), direction)));
    expect(next).to.deep.equal([
      [5, 6],
      [6, 5],
      [5, 4],
      [4, 5],
    ]);
  });

  it('is drawn with its northern row at the top', () => {
    expect([cellOf(squareAt(0, 19)), cellOf(squareAt(3, 0))]).to.deep.equal([
      [0, 0],
      [19, 3],
    ]);
  });

  it('has a wall beyond each edge, all along it', () => {
    for (let at = 0; at < SIZE; at++) {
      expect(neighbourOf(squareAt(at, 19), 'N')).to.equal(WALL);
      expect(neighbourOf(squareAt(19, at), 'E')).to.equal(WALL);
      expect(neighbourOf(squareAt(at, 0), 'S')).to.equal(WALL);
      expect(neighbourOf(squareAt(0, at), 'W')).to.equal(WALL);
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
