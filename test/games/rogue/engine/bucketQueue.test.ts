import { expect } from 'chai';
import fc from 'fast-check';
import { BucketQueue } from '../../../../src/games/rogue/engine/bucketQueue';
import { propertyOptions } from '../../../support/property';

const CELLS = 12;
const deeds = fc.array(
  fc.oneof(
    fc.record({ cell: fc.nat(CELLS - 1), priority: fc.oneof(fc.nat(9), fc.nat(5000)) }),
    fc.record({ cell: fc.nat(CELLS - 1), priority: fc.constant(null) }),
    fc.constant('take' as const),
  ),
  { maxLength: 80 },
);

describe('the queue of cells', () => {
  it('gives those with the least priority first, and knows only the last priority of each', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const queue = new BucketQueue(CELLS);
        const plain = new Map<number, number>();
        for (const deed of all) {
          const least = Math.min(...plain.values());
          expect(queue.leastPriority).to.equal(least);
          if (deed === 'take') {
            if (plain.size === 0) continue;
            const cell = queue.takeLeast();
            expect(plain.get(cell)).to.equal(least);
            plain.delete(cell);
          } else if (deed.priority === null) {
            queue.remove(deed.cell);
            plain.delete(deed.cell);
          } else {
            queue.put(deed.cell, deed.priority);
            plain.set(deed.cell, deed.priority);
          }
        }
      }),
      propertyOptions(200),
    );
  });
});
