import { expect } from 'chai';
import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computeFov } from '../../../../src/games/rogue/engine/fieldOfView';
import { propertyOptions } from '../../../support/property';
import { goldenFolders } from '../../../support/shared';

interface FovCase {
  readonly w: number;
  readonly h: number;
  readonly map: readonly string[];
  readonly pov: readonly [x: number, y: number];
  readonly radius: number;
  readonly visible: readonly string[];
}

/** What is seen on a map of `#` and `.`, as rows of `0` and `1`. */
function look(map: readonly string[], x: number, y: number, radius: number): string[] {
  const width = map[0]?.length ?? 0;
  const transparent = Uint8Array.from([...map.join('')], (cell) => (cell === '.' ? 1 : 0));
  const visible = new Uint8Array(transparent.length);
  computeFov(transparent, visible, width, map.length, x, y, radius);
  return map.map((_, row) => visible.subarray(row * width, (row + 1) * width).join(''));
}

describe('the field of view', () => {
  for (const folder of goldenFolders('libtcod').filter(existsSync)) {
    it(`equals the reference library on the maps of ${path.relative(path.join(folder, '../../..'), folder)}`, () => {
      const file = path.join(folder, 'fov_restrictive_r8.json');
      const cases = JSON.parse(readFileSync(file, 'utf8')) as FovCase[];
      expect(cases).to.have.lengthOf(150);
      for (const { map, pov, radius, visible } of cases) expect(look(map, ...pov, radius)).to.deep.equal(visible);
    });
  }

  it('is a square in the open, cut off at the radius', () => {
    const map = new Array<string>(7).fill('.......');
    expect(look(map, 3, 3, 2)).to.deep.equal([
      '0000000',
      '0111110',
      '0111110',
      '0111110',
      '0111110',
      '0111110',
      '0000000',
    ]);
  });

  it('lights the walls of a room and nothing behind them', () => {
    expect(look(['#####.', '#...#.', '#####.'], 2, 1, 8)).to.deep.equal(['111110', '111110', '111110']);
  });

  it('ends at the edge of the map, also for a viewer in a corner', () => {
    expect(look(['..', '..'], 0, 0, 999)).to.deep.equal(['11', '11']);
    expect(look(['.'], 0, 0, 1)).to.deep.equal(['1']);
  });

  it('always holds the viewer, never a cell out of the radius, and never one that touches no lit floor', () => {
    const size = fc.integer({ min: 1, max: 24 });
    const scene = fc
      .record({ width: size, height: size, radius: fc.integer({ min: 1, max: 30 }) })
      .chain(({ width, height, radius }) =>
        fc.record({
          radius: fc.constant(radius),
          x: fc.nat(width - 1),
          y: fc.nat(height - 1),
          rows: fc.array(fc.string({ unit: fc.constantFrom('.', '.', '#'), minLength: width, maxLength: width }), {
            minLength: height,
            maxLength: height,
          }),
        }),
      );
    fc.assert(
      fc.property(scene, ({ rows, x, y, radius }) => {
        const map = rows.map((row, at) => (at === y ? `${row.slice(0, x)}.${row.slice(x + 1)}` : row));
        const seen = look(map, x, y, radius);
        expect(seen[y]?.[x]).to.equal('1');
        seen.forEach((row, cellY) => {
          [...row].forEach((lit, cellX) => {
            if (lit === '0' || (cellX === x && cellY === y)) return;
            expect(Math.max(Math.abs(cellX - x), Math.abs(cellY - y))).to.be.at.most(radius);
            const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): [number, number] => [dx, dy]));
            const isFloorLit = ([dx, dy]: [number, number]): boolean =>
              (dx !== 0 || dy !== 0) && seen[cellY + dy]?.[cellX + dx] === '1' && map[cellY + dy]?.[cellX + dx] === '.';
            expect(around.some(isFloorLit)).to.equal(true);
          });
        });
      }),
      propertyOptions(300),
    );
  });
});
