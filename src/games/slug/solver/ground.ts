import type { Cell } from '../../../core/cell';
import type { SlugDungeonModel } from '../engine/model';
import { STEPS } from '../facts/steps';

/** How many neighbours a cell has. */
export const SIDES = STEPS.length;

/** What never changes in a level: the cells that somebody can ever enter, numbered from 0 in reading order. */
export interface Ground {
  readonly count: number;
  readonly rowOf: Int32Array;
  readonly columnOf: Int32Array;
  /** The neighbour of cell `c` in step `s` of `STEPS` at `c * SIDES + s`; -1 for none. */
  readonly neighbours: Int32Array;
  /** 1 for a goal. */
  readonly isGoal: Uint8Array;
  /** 1 for a cell that the player can walk to as if there were no slugs. */
  readonly isReachable: Uint8Array;
  /** The number of a place on the board; -1 for a wall, and for a place that nobody can come to. */
  cellAt(place: Cell): number;
}

/** Numbers the cells of a game that the player or a slug can walk to. */
export function surveyGround(model: SlugDungeonModel): Ground {
  const tiles = model.getTiles();
  const [rows, columns] = model.getDimensions();
  const player = model.getPlayerPosition();
  const isOpen = (row: number, column: number): boolean => tiles[row]?.[column]?.isBlocking() === false;
  const walked = new Uint8Array(rows * columns);
  const walk = (from: Cell, mark: number): void => {
    const waiting = [from[0] * columns + from[1]];
    if (walked[waiting[0] ?? 0] === 0) walked[waiting[0] ?? 0] = mark;
    else return;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const [down, right] of STEPS) {
        const row = Math.floor(at / columns) + down;
        const column = (at % columns) + right;
        if (!isOpen(row, column) || walked[row * columns + column] !== 0) continue;
        walked[row * columns + column] = mark;
        waiting.push(row * columns + column);
      }
    }
  };
  walk(player, 1);
  for (const [place] of model.getSlugs()) walk(place, 2);

  const numbers = new Int32Array(rows * columns).fill(-1);
  let count = 0;
  walked.forEach((mark, place) => {
    if (mark !== 0) numbers[place] = count++;
  });
  const cellAt = ([row, column]: Cell): number =>
    row < 0 || row >= rows || column < 0 || column >= columns ? -1 : (numbers[row * columns + column] ?? -1);
  const ground = {
    count,
    rowOf: new Int32Array(count),
    columnOf: new Int32Array(count),
    neighbours: new Int32Array(count * SIDES),
    isGoal: new Uint8Array(count),
    isReachable: new Uint8Array(count),
    cellAt,
  };
  walked.forEach((mark, place) => {
    if (mark === 0) return;
    const cell = numbers[place] ?? 0;
    const row = Math.floor(place / columns);
    const column = place % columns;
    ground.rowOf[cell] = row;
    ground.columnOf[cell] = column;
    ground.isReachable[cell] = mark === 1 ? 1 : 0;
    ground.isGoal[cell] = tiles[row]?.[column]?.toString() === 'G' ? 1 : 0;
    STEPS.forEach(([down, right], side) => {
      ground.neighbours[cell * SIDES + side] = cellAt([row + down, column + right]);
    });
  });
  return ground;
}
