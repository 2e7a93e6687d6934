import { expect } from 'chai';
import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPath } from '../../../../src/games/rogue/engine/findPath';
import type { Point } from '../../../../src/core/cell';
import { propertyOptions } from '../../../support/property';
import { goldenFolders } from '../../../support/shared';

interface PathCase {
  readonly cost: readonly string[];
  readonly start: Point;
  readonly goal: Point;
  readonly path_to: readonly Point[];
}

const COSTS: Readonly<Record<string, number>> = { '#': 0, '.': 1, M: 11 };

/** The way on a map of `#`, `.` and, for a cell that somebody holds, `M`. */
function search(map: readonly string[], from: Point, to: Point): Point[] {
  const costs = Uint8Array.from([...map.join('')], (cell) => COSTS[cell] ?? 0);
  return findPath(costs, map[0]?.length ?? 0, from, to);
}

/** What a way costs. */
function priceOf(map: readonly string[], from: Point, way: readonly Point[]): number {
  let price = 0;
  let [x, y] = from;
  for (const [nextX, nextY] of way) {
    price += (COSTS[map[nextY]?.[nextX] ?? '#'] ?? 0) * (nextX === x || nextY === y ? 2 : 3);
    [x, y] = [nextX, nextY];
  }
  return price;
}

/** The least price of any way, worked out step by step until nothing gets cheaper; Infinity when there is none. */
function leastPrice(map: readonly string[], from: Point, to: Point): number {
  const prices = map.map((row) => [...row].map(() => Infinity));
  const first = prices[from[1]];
  if (first) first[from[0]] = 0;
  for (let changed = true; changed;) {
    changed = false;
    map.forEach((row, y) => {
      [...row].forEach((cell, x) => {
        const cost = COSTS[cell] ?? 0;
        const own = prices[y];
        if (cost === 0 || !own) return;
        for (const dy of [-1, 0, 1]) {
          for (const dx of [-1, 0, 1]) {
            const price = (prices[y + dy]?.[x + dx] ?? Infinity) + cost * (dx === 0 || dy === 0 ? 2 : 3);
            if ((dx === 0 && dy === 0) || price >= (own[x] ?? 0)) continue;
            own[x] = price;
            changed = true;
          }
        }
      });
    });
  }
  return prices[to[1]]?.[to[0]] ?? Infinity;
}

describe('the path search', () => {
  for (const folder of goldenFolders('libtcod').filter(existsSync)) {
    it(`equals the reference library on the maps of ${path.relative(path.join(folder, '../../..'), folder)}`, () => {
      const cases = JSON.parse(readFileSync(path.join(folder, 'simplegraph_path_to.json'), 'utf8')) as PathCase[];
      expect(cases).to.have.lengthOf(150);
      for (const { cost, start, goal, path_to: expected } of cases) {
        expect(search(cost, start, goal)).to.deep.equal(expected.slice(1));
      }
    });
  }

  it('gives no step to where it starts and none to where no way leads', () => {
    expect(search(['...'], [1, 0], [1, 0])).to.deep.equal([]);
    expect(search(['.#.'], [0, 0], [2, 0])).to.deep.equal([]);
  });

  it('cuts corners', () => {
    expect(search(['.#', '#.'], [0, 0], [1, 1])).to.deep.equal([[1, 1]]);
  });

  it('goes around somebody, unless the way around is longer', () => {
    expect(search(['.M.', '...'], [0, 0], [2, 0])).to.deep.equal([
      [1, 1],
      [2, 0],
    ]);
    expect(search(['.M.'], [0, 0], [2, 0])).to.deep.equal([
      [1, 0],
      [2, 0],
    ]);
  });

  it('forgets one search before the next, on maps of any size', () => {
    const small = ['...', '.#.', '...'];
    const before = search(small, [0, 1], [2, 1]);
    search(new Array<string>(40).fill('.'.repeat(40)), [0, 0], [39, 39]);
    expect(search(small, [0, 1], [2, 1])).to.deep.equal(before);
  });

  it('finds a cheapest way from cell to neighbouring cell, or none when there is none', () => {
    const scene = fc
      .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
      .chain(({ width, height }) =>
        fc.record({
          map: fc.array(
            fc.string({ unit: fc.constantFrom('.', '.', '.', '#', 'M'), minLength: width, maxLength: width }),
            { minLength: height, maxLength: height },
          ),
          from: fc.tuple(fc.nat(width - 1), fc.nat(height - 1)),
          to: fc.tuple(fc.nat(width - 1), fc.nat(height - 1)),
        }),
      );
    fc.assert(
      fc.property(scene, ({ map, from, to }) => {
        const way = search(map, from, to);
        const isSame = from[0] === to[0] && from[1] === to[1];
        const least = leastPrice(map, from, to);
        if (isSame || least === Infinity) {
          expect(way).to.deep.equal([]);
          return;
        }
        expect(way.at(-1)).to.deep.equal(to);
        expect(priceOf(map, from, way)).to.equal(least);
        [from, ...way].slice(1).forEach(([x, y], index) => {
          const [lastX, lastY] = [from, ...way][index] ?? from;
          expect(Math.max(Math.abs(x - lastX), Math.abs(y - lastY))).to.equal(1);
        });
      }),
      propertyOptions(300),
    );
  });
});
