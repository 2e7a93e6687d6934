import { expect } from 'chai';
import {
  comparePositions,
  rangeContains,
  rangeInLine,
  rangeOf,
  rangesTouch,
  type TextRange,
} from '../../src/core/range';

describe('a range', () => {
  const range = rangeOf(1, 4, 3, 2);

  const places: readonly [line: number, character: number, isInside: boolean][] = [
    [1, 3, false],
    [1, 4, true],
    [2, 0, true],
    [2, 99, true],
    [3, 2, true],
    [3, 3, false],
    [0, 5, false],
    [4, 0, false],
  ];
  for (const [line, character, isInside] of places) {
    it(`from 1:4 to 3:2 ${isInside ? 'holds' : 'does not hold'} the place ${line}:${character}`, () => {
      expect(rangeContains(range, { line, character })).to.equal(isInside);
    });
  }

  it('that is empty holds its own place alone', () => {
    const empty = rangeInLine(2, 5, 5);
    expect([4, 5, 6].filter((character) => rangeContains(empty, { line: 2, character }))).to.deep.equal([5]);
  });

  const others: readonly [title: string, other: TextRange, touches: boolean][] = [
    ['one that ends where it starts', rangeOf(0, 0, 1, 4), true],
    ['one that starts where it ends', rangeOf(3, 2, 5, 0), true],
    ['an empty one inside', rangeInLine(2, 7, 7), true],
    ['one around it', rangeOf(0, 0, 9, 0), true],
    ['one that ends just before', rangeOf(0, 0, 1, 3), false],
    ['one that starts just behind', rangeOf(3, 3, 4, 0), false],
  ];
  for (const [title, other, touches] of others) {
    it(`${touches ? 'touches' : 'does not touch'} ${title}, either way round`, () => {
      expect([rangesTouch(range, other), rangesTouch(other, range)]).to.deep.equal([touches, touches]);
    });
  }
});

describe('places', () => {
  it('are ordered by line, then by character', () => {
    const places = [
      { line: 2, character: 0 },
      { line: 0, character: 9 },
      { line: 10, character: 0 },
      { line: 0, character: 10 },
    ];
    expect(places.sort(comparePositions).map(({ line, character }) => `${line}:${character}`)).to.deep.equal([
      '0:9',
      '0:10',
      '2:0',
      '10:0',
    ]);
  });
});
