import { SIZE, squareAt } from '../facts/board';
import type { Robot } from './robot';

/** A board that a grid shows. */
interface Board {
  robotOn(square: number): Robot | null;
  /** Takes whoever stands there off the square, and puts a robot there instead, or nobody. */
  put(square: number, robot: Robot | null): void;
}

/**
 * The columns of a board from west to east, each from south to north, `grid[x][y]`. They are the board itself: what is written there stands there,
 * and what happens on the board is read there.
 */
export function liveGrid(board: Board): (Robot | null)[][] {
  return Array.from({ length: SIZE }, (_, x) => {
    const squareOf = (key: string | symbol): number => {
      const y = typeof key === 'string' ? Number(key) : NaN;
      return Number.isInteger(y) && y >= 0 && y < SIZE ? squareAt(x, y) : -1;
    };
    return new Proxy(new Array<Robot | null>(SIZE).fill(null), {
      get(column, key, receiver): unknown {
        const square = squareOf(key);
        return square < 0 ? Reflect.get(column, key, receiver) : board.robotOn(square);
      },
      set(_column, key, robot: Robot | null): boolean {
        const square = squareOf(key);
        if (square >= 0) board.put(square, robot);
        return square >= 0;
      },
      getOwnPropertyDescriptor(column, key) {
        const square = squareOf(key);
        const own = Reflect.getOwnPropertyDescriptor(column, key);
        return square < 0 ? own : { ...own, value: board.robotOn(square) };
      },
    });
  });
}
