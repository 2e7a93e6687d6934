import type { Cell } from '../../src/core/cell';
import type { Status } from '../../src/games/game';
import type { Board, GameKey, GridBoard, SlotBoard } from '../../webview/boards/board';

/** What tests see of a board that is no element. */
export interface FakeBoard {
  readonly drawn: unknown[];
  readonly queries: unknown[];
}

const KEYS: readonly GameKey[] = [{ key: 't', input: 'tick', label: 'countdown.key.tick', cap: 't' }];

/** What every board has, and a list of what was drawn on it. */
function parts(): FakeBoard &
  Pick<Board<unknown>, 'keys' | 'colours' | 'options' | 'draw' | 'ending' | 'help' | 'markOf'> {
  const drawn: unknown[] = [];
  const queries: unknown[] = [];
  return {
    drawn,
    queries,
    keys: KEYS,
    colours: 'theme',
    options: {},
    draw(frame, asked) {
      drawn.push(frame);
      queries.push(asked);
    },
    ending: (status: Status, turn: number) =>
      status === 'playing'
        ? null
        : { title: status, message: '?', asks: true, result: `after ${turn} turns`, tone: 'quiet' },
    help: { goal: 'Count down.', figures: [] },
    markOf: ({ kind }) => (kind === 'ticks' ? 'hit' : null),
  };
}

/** A board without cells. */
export const plainBoard = (): Board<unknown> & FakeBoard => parts() as unknown as Board<unknown> & FakeBoard;

/** A board of cells, whose size tests may change. */
export const gridBoard = (size: [rows: number, columns: number] = [3, 4]): GridBoard<unknown> & FakeBoard =>
  Object.assign(parts(), {
    size,
    cursor: null,
    nameOf: ([row, column]: Cell) => `cell ${row}${column}`,
  }) as unknown as GridBoard<unknown> & FakeBoard;

/** A board of a game with slots. */
export const slotBoard = (): SlotBoard<unknown> & FakeBoard =>
  Object.assign(parts(), { ownSlot: 0, slots: new Map() }) as unknown as SlotBoard<unknown> & FakeBoard;
