import { expect } from 'chai';
import fc from 'fast-check';
import { panelLanguage } from '../../webview/panelLanguage';
import { useLanguage } from '../../webview/texts';
import { propertyOptions } from '../support/property';
import { TOYS } from '../support/registry';
import { moveCursor, placeText, within } from '../../webview/readingCursor';

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

describe('a cursor on a board that has become smaller', () => {
  it('goes to the nearest cell that is left', () => {
    expect(within([5, 1], [3, 4])).to.deep.equal([2, 1]);
    expect(within([1, 9], [3, 4])).to.deep.equal([1, 3]);
    expect(within([2, 3], [3, 4])).to.deep.equal([2, 3]);
  });

  it('is gone when nothing is left', () => {
    expect(within([1, 1], [0, 0])).to.equal(null);
    expect(within(null, [3, 4])).to.equal(null);
  });
});

describe('the place of a cell', () => {
  before(() => useLanguage(panelLanguage(TOYS, 'en')));

  it('is counted from where the game counts', () => {
    expect(placeText('a wall', [0, 2])).to.equal('a wall, row 0, column 2');
    expect(placeText('a wall', [0, 2], [-1, -1])).to.equal('a wall, row -1, column 1');
  });

  it('is left to the name where the game has a way of its own', () => {
    expect(placeText('(0, 19): nobody', [0, 2], null)).to.equal('(0, 19): nobody');
  });
});
