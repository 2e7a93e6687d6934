import { expect } from 'chai';
import fc from 'fast-check';
import { DistanceField, INFINITE } from '../../../../src/games/rogue/engine/distanceField';
import { propertyOptions } from '../../../support/property';

/** The distances to a cell by repeating every step until nothing gets nearer; `Infinity` where no way leads there. */
function distancesTo(costs: Uint8Array, width: number, goal: number): number[] {
  const distances = [...costs].map((_, cell) => (cell === goal ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (const [cell, cost] of costs.entries()) {
      if (cost === 0) continue;
      for (const dy of [-1, 0, 1]) {
        for (const dx of [-1, 0, 1]) {
          const x = (cell % width) + dx;
          const next = cell + dy * width + dx;
          if (x < 0 || x >= width || next < 0 || next >= costs.length || costs[next] === 0) continue;
          const distance = (distances[cell] ?? 0) + cost * (dx === 0 || dy === 0 ? 2 : 3);
          if (distance >= (distances[next] ?? 0)) continue;
          distances[next] = distance;
          changed = true;
        }
      }
    }
  }
  return distances;
}

const WIDTH = 9;
const HEIGHT = 8;
const CELLS = WIDTH * HEIGHT;
const withBorder = (cell: number): number => (Math.floor(cell / WIDTH) + 1) * (WIDTH + 2) + (cell % WIDTH) + 1;

const scenes = fc.record({
  costs: fc.array(fc.constantFrom(0, 1, 1, 11), { minLength: CELLS, maxLength: CELLS }),
  goal: fc.nat(CELLS - 1),
  deeds: fc.array(fc.record({ changed: fc.array(fc.nat(CELLS - 1), { maxLength: 4 }), asked: fc.nat(CELLS - 1) }), {
    maxLength: 25,
  }),
});

describe('the distances to a goal', () => {
  it('are right for what is settled and all that is nearer, however the costs have changed', () => {
    fc.assert(
      fc.property(scenes, ({ costs: given, goal, deeds }) => {
        const costs = Uint8Array.from(given, (cost, cell) => (cell === goal ? 11 : cost));
        const field = new DistanceField(costs, WIDTH, withBorder(goal));
        for (const { changed, asked } of deeds) {
          for (const cell of changed) {
            if (costs[cell] === 0) continue;
            costs[cell] = 12 - (costs[cell] ?? 0);
            field.setCost(withBorder(cell), costs[cell] ?? 0);
          }
          if (costs[asked] === 0) continue;
          field.settle(withBorder(asked));
          const expected = distancesTo(costs, WIDTH, goal);
          const own = expected[asked] ?? Infinity;
          for (const [cell, distance] of expected.entries()) {
            if (costs[cell] === 0 || (cell !== asked && distance >= own)) continue;
            const told = field.distances[withBorder(cell)] ?? INFINITE;
            expect(told === INFINITE ? Infinity : told).to.equal(distance);
          }
        }
      }),
      propertyOptions(150),
    );
  });

  it('are not worked out beyond what is asked, and not for changes that undo each other', () => {
    const costs = new Uint8Array(50 * 50).fill(1);
    const at = (x: number, y: number): number => (y + 1) * 52 + x + 1;
    const field = new DistanceField(costs, 50, at(25, 25));
    field.settle(at(27, 25));
    expect(field.expanded).to.be.below(40);
    field.settle(at(49, 49));
    const before = field.expanded;
    field.setCost(at(26, 26), 11);
    field.setCost(at(26, 26), 1);
    field.settle(at(49, 49));
    expect(field.expanded - before).to.be.below(10);
  });
});
