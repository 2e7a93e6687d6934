import { expect } from 'chai';
import fc from 'fast-check';
import { entryOfLine, lastUpTo } from '../../src/core/byLine';
import { propertyOptions } from '../support/property';

describe('a place in an ascending list', () => {
  it('is the last entry that is not above the number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 })), fc.integer({ min: -1, max: 41 }), (numbers, limit) => {
        const list = [...numbers].sort((a, b) => a - b);
        const found = lastUpTo(list, limit, (number) => number);
        expect(found).to.equal(list.filter((number) => number <= limit).length - 1);
      }),
      propertyOptions(300),
    );
  });

  it('is found in a list of a million after twenty looks', () => {
    let looks = 0;
    const list = Uint32Array.from({ length: 2 ** 20 }, (_, index) => 2 * index);
    lastUpTo(list, 777_777, (number) => (looks++, number));
    expect(looks).to.be.at.most(20);
  });

  it('is the entry of a line, if it has one', () => {
    const list = [1, 4, 9].map((line) => ({ line }));
    expect([0, 1, 4, 5, 9, 10].map((line) => entryOfLine(list, line)?.line)).to.deep.equal([
      undefined,
      1,
      4,
      undefined,
      9,
      undefined,
    ]);
    expect(entryOfLine([], 0)).to.equal(undefined);
  });
});
