import { expect } from 'chai';
import fc from 'fast-check';
import { propertyOptions } from '../support/property';
import { moveCursor } from '../../webview/readingCursor';

const SIZE = [4, 6] as const;
const PLAIN = { key: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const shifted = (key: string) => ({ ...PLAIN, key, shiftKey: true });

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

describe('the reading cursor', () => {
  const moves: readonly [key: string, from: readonly [number, number], to: readonly [number, number]][] = [
    ['ArrowUp', [2, 3], [1, 3]],
    ['ArrowDown', [2, 3], [3, 3]],
    ['ArrowLeft', [2, 3], [2, 2]],
    ['ArrowRight', [2, 3], [2, 4]],
    ['Home', [2, 3], [2, 0]],
    ['End', [2, 3], [2, 5]],
    ['ArrowUp', [0, 3], [0, 3]],
    ['ArrowDown', [3, 3], [3, 3]],
    ['ArrowLeft', [2, 0], [2, 0]],
    ['ArrowRight', [2, 5], [2, 5]],
  ];
  for (const [key, from, to] of moves) {
    const stays = from.join() === to.join();
    it(`${stays ? 'stays on the board' : 'moves'} by Shift+${key} from (${from.join()}) to (${to.join()})`, () => {
      expect(moveCursor(from, shifted(key), SIZE)).to.deep.equal(to);
    });
  }

  it('is first shown where it starts, by any of its keys', () => {
    expect(KEYS.map((key) => moveCursor(null, shifted(key), SIZE, [2, 2]))).to.deep.equal(Array(6).fill([2, 2]));
    expect(moveCursor(null, shifted('ArrowDown'), SIZE)).to.deep.equal([0, 0]);
  });

  it('leaves every other key alone, and its own keys in another chord', () => {
    const others = [
      ...KEYS.map((key) => ({ ...PLAIN, key })),
      ...(['ctrlKey', 'altKey', 'metaKey'] as const).map((name) => ({ ...shifted('ArrowUp'), [name]: true })),
      ...['w', 'W', ' ', 'Tab', 'Enter', 'PageUp'].map(shifted),
    ];
    for (const event of others) {
      expect(moveCursor([1, 1], event, SIZE), JSON.stringify(event)).to.equal(null);
      expect(moveCursor(null, event, SIZE), JSON.stringify(event)).to.equal(null);
    }
  });

  it('is nowhere before there is a board', () => {
    expect(moveCursor(null, shifted('ArrowUp'), [0, 0])).to.equal(null);
  });

  it('is on the board after every key, also when the board has become smaller under it', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 })),
        fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
        fc.constantFrom(...KEYS),
        (cursor, [rows, columns], key) => {
          const moved = moveCursor(cursor, shifted(key), [rows, columns]);
          expect(moved?.[0]).to.be.within(0, rows - 1);
          expect(moved?.[1]).to.be.within(0, columns - 1);
        },
      ),
      propertyOptions(200),
    );
  });
});
