import { expect } from 'chai';
import { StateStore } from '../../../../src/games/slug/solver/stateStore';

const MANY = 30_000;
const keyOf = (number: number): Int32Array => Int32Array.of(number % 7, number * 65_537);

/** Adds a state as a search does, unless it is known; answers its number. */
function put(store: StateStore, key: Int32Array, lost = 0, poison = 0, before = 0, direction = 0): number {
  const known = store.find(key, lost, poison);
  if (known >= 0) return known;
  if (store.growth > 0) {
    expect(store.reserve()).to.equal(true);
    store.find(key, lost, poison);
  }
  store.add(key, lost, poison, before, direction);
  return store.size - 1;
}

describe('the states of a packed search', () => {
  it('are found again when there are many', () => {
    const store = new StateStore(2, false, Infinity);
    for (let i = 0; i < MANY; i++) expect(put(store, keyOf(i), i % 50, i % 30)).to.equal(i);
    for (let i = 0; i < MANY; i++) {
      expect(store.find(keyOf(i), i % 50, i % 30)).to.equal(i);
      expect([store.lostHealthOf(i), store.poisonOf(i)]).to.deep.equal([i % 50, i % 30]);
    }
    expect([store.size, store.find(keyOf(MANY), 0, 0)]).to.deep.equal([MANY, -1]);
  });

  it('stand for the same with less health or more poison', () => {
    const store = new StateStore(2, false, Infinity);
    put(store, keyOf(1), 3, 5);
    expect([store.find(keyOf(1), 3, 6), store.find(keyOf(1), 4, 5)]).to.deep.equal([0, 0]);
    expect([store.find(keyOf(1), 2, 9), store.find(keyOf(1), 9, 4)]).to.deep.equal([-1, -1]);
  });

  it('are told apart by health and poison where they are counted', () => {
    const store = new StateStore(2, true, Infinity);
    for (let i = 0; i < MANY; i++) put(store, keyOf(1), i % 200, Math.floor(i / 200));
    expect([store.size, store.find(keyOf(1), 4, 100), store.find(keyOf(1), 200, 0)]).to.deep.equal([MANY, 20_004, -1]);
  });

  it('know the way to them, however large their numbers are', () => {
    const store = new StateStore(2, false, Infinity);
    for (let i = 0; i < MANY; i++) put(store, keyOf(i), 2 ** 32 - 1, 0, Math.max(0, i - 1), i % 5);
    expect(store.wayTo(6)).to.deep.equal([1, 2, 3, 4, 0, 1]);
    expect([store.wayTo(MANY - 1).length, store.lostHealthOf(7)]).to.deep.equal([MANY - 1, 2 ** 32 - 1]);
  });

  it('are full at the limit', () => {
    const store = new StateStore(2, false, 2);
    put(store, keyOf(1));
    expect(store.isFull).to.equal(false);
    put(store, keyOf(2));
    expect(store.isFull).to.equal(true);
  });
});
