import { expect } from 'chai';
import fc from 'fast-check';
import { SnakeBattle } from '../../../../src/games/snakes/engine/battle';
import { Rule } from '../../../../src/games/snakes/engine/rule';
import { propertyOptions } from '../../../support/property';
import { patternRows } from '../support';
import { frameOf } from '../../../../src/games/snakes/play/frame';
import { traceOf } from '../../../../src/games/snakes/play/trace';
import type { SnakeProgram } from '../../../../src/games/snakes/engine/snake';

const WALKER: SnakeProgram = { name: 'Walker', rules: [] };

describe('any battle', () => {
  const programs = fc.array(
    fc
      .array(
        patternRows.map(
          (rows) =>
            new Rule(
              rows.map((row, r) => (r < 2 || r > 4 ? '       ' : row.replace(/[hbtHBT#]/g, ' '))),
              0,
            ),
        ),
        { maxLength: 4 },
      )
      .map((rules) => ({ name: 'Any', rules })),
    { minLength: 4, maxLength: 4 },
  );

  it('keeps snakes in one piece, apart from each other, and all cells on the field', () => {
    fc.assert(
      fc.property(programs, fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), (slots, seed) => {
        const battle = new SnakeBattle({ slots, seed, turnLimit: 40 });
        const cellsBefore = () => battle.snakes.reduce((sum, { length }) => sum + length, 0);
        const total = cellsBefore();
        while (battle.step()) {
          const taken = new Set<string>();
          for (const { cells, slot, length, moved, bit } of battle.snakes) {
            expect(cells.length).to.equal(length);
            cells.forEach(([row, column], i) => {
              taken.add(`${row} ${column}`);
              const { kind, slot: owner } = battle.field.kindAt(row, column);
              expect(owner).to.equal(slot);
              expect(kind).to.equal(i === length - 1 ? 'tail' : i === 0 ? 'head' : 'body');
              const [nextRow, nextColumn] = cells[i + 1] ?? [row + 1, column];
              expect(Math.abs(row - nextRow) + Math.abs(column - nextColumn)).to.equal(1);
            });
            if (moved === null) expect(bit).to.equal(null);
          }
          expect(taken.size, 'a cell moves from one to another, and none is shared').to.equal(total);
          expect(cellsBefore()).to.equal(total);
        }
      }),
      propertyOptions(40),
    );
  });

  it('goes on alike in a copy, and neither disturbs the other', () => {
    fc.assert(
      fc.property(programs, fc.integer(), fc.nat({ max: 30 }), (slots, seed, turns) => {
        const battle = new SnakeBattle({ slots, seed, turnLimit: 60 });
        for (let i = 0; i < turns; i++) battle.step();
        const copy = battle.copy();
        const before = JSON.stringify(frameOf(copy, null));
        const traces: unknown[] = [];
        while (battle.step()) traces.push(traceOf(battle));
        expect(JSON.stringify(frameOf(copy, null))).to.equal(before);
        const again: unknown[] = [];
        while (copy.step()) again.push(traceOf(copy));
        expect(again).to.deep.equal(traces);
      }),
      propertyOptions(30),
    );
  });

  it('is the same for the same seed, of any size and in any spelling', () => {
    const play = (seed: bigint | string) => {
      const battle = new SnakeBattle({ slots: [WALKER, WALKER], seed });
      while (battle.turn < 30) battle.step();
      return traceOf(battle);
    };
    expect(play(10n ** 30n)).to.deep.equal(play('1000000000000000000000000000000'));
    expect(play(10n ** 30n)).not.to.deep.equal(play(10n ** 30n + 1n));
  });
});
