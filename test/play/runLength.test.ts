import { expect } from 'chai';
import fc from 'fast-check';
import { fromRunLengths, toRunLengths } from '../../src/play/runLength';
import { propertyOptions } from '../support/property';

describe('a list of inputs in short', () => {
  it('tells repetitions as numbers', () => {
    expect(toRunLengths(['d', 'd', ' ', 'd'])).to.deep.equal([
      ['d', 2],
      [' ', 1],
      ['d', 1],
    ]);
    expect(toRunLengths([])).to.deep.equal([]);
  });

  it('is the list again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('w', 'a', ' ')), (inputs) => {
        expect(fromRunLengths(toRunLengths(inputs), Infinity)).to.deep.equal(inputs);
      }),
      propertyOptions(100),
    );
  });

  it('gives no more than is wanted, however large its numbers are', () => {
    expect(fromRunLengths([['d', Number.MAX_SAFE_INTEGER]], 3)).to.deep.equal(['d', 'd', 'd']);
    expect(fromRunLengths([['d', 0]], 3)).to.deep.equal([]);
  });
});
