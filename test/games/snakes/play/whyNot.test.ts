import { expect } from 'chai';
import fc from 'fast-check';
import { SnakeBattle } from '../../../../src/games/snakes/engine/battle';
import { directionOf, type CompassLetter } from '../../../../src/games/snakes/facts/direction';
import { Rule } from '../../../../src/games/snakes/engine/rule';
import type { SnakeProgram } from '../../../../src/games/snakes/engine/snake';
import { programOf } from '../../../../src/games/snakes/play/setup';
import { beforeMoveOf, whyNot } from '../../../../src/games/snakes/play/whyNot';
import { propertyOptions } from '../../../support/property';
import { fileOf, patternRows, read, ruleText } from '../support';

const WALKER: SnakeProgram = { name: 'Walker', rules: [] };
const LETTERS: readonly CompassLetter[] = ['N', 'E', 'S', 'W'];

describe('why a rule does not fit', () => {
  const file = programOf(read(fileOf(ruleText(2, ' B T', '   h'))));
  const battle = new SnakeBattle({ slots: [file, WALKER], seed: 0 });

  it('names the first cell that differs, what it asks for and what is there', () => {
    const comparison = whyNot(battle, { slot: 1, rule: 0, direction: 'S' });
    expect(comparison?.firstDifference).to.equal(15);
    expect(comparison?.cells[15]).to.deep.equal({ wanted: 'B', cell: [10, 10], found: '-', agrees: false });
    expect(comparison?.cells[17]).to.deep.equal({ wanted: 'T', cell: [10, 8], found: '-', agrees: false });
    expect([comparison?.fits, comparison?.isLegal]).to.deep.equal([false, true]);
  });

  it('tells 49 cells, those off the field as wall', () => {
    const comparison = whyNot(battle, { slot: 2, rule: 0, direction: 'W' });
    expect(comparison).to.equal(null);
    const cells = whyNot(new SnakeBattle({ slots: [null, null, null, file], seed: 0 }), {
      slot: 4,
      rule: 0,
      direction: 'E',
    })?.cells;
    expect(cells).to.have.length(49);
    expect(cells?.[24]).to.deep.equal({ wanted: 'h', cell: [10, 9], found: 'h', agrees: true });
  });

  it('says that a direction is not legal', () => {
    expect(whyNot(battle, { slot: 1, rule: 0, direction: 'N' })?.isLegal).to.equal(false);
  });

  it('has no answer for an empty slot and a rule that is not there', () => {
    for (const [slot, rule] of [
      [3, 0],
      [0, 0],
      [1, 1],
      [1, -1],
      [1, 0.5],
    ] as const) {
      expect(whyNot(battle, { slot, rule, direction: 'S' })).to.equal(null);
    }
  });

  it('agrees with the engine, and is plain data', () => {
    fc.assert(
      fc.property(
        patternRows,
        fc.nat({ max: 99 }),
        fc.nat({ max: 40 }),
        fc.constantFrom(...LETTERS),
        (rows, seed, turns, letter) => {
          const sparse = rows.map((row, r) => (r === 2 ? row : '       '));
          const rule = new Rule(sparse, 0);
          const program: SnakeProgram = { name: 'A', rules: [rule] };
          const played = new SnakeBattle({ slots: [program, WALKER], seed });
          for (let i = 0; i < turns; i++) played.step();
          const [snake] = played.snakes;
          const comparison = whyNot(played, { slot: 1, rule: 0, direction: letter });
          if (!snake?.canMove) return;
          expect(comparison?.fits).to.equal(rule.fits(played.field, snake, directionOf(letter)));
          expect(comparison?.cells.every(({ agrees }) => agrees)).to.equal(comparison?.fits);
          expect(JSON.parse(JSON.stringify(comparison))).to.deep.equal(comparison);
        },
      ),
      propertyOptions(60),
    );
  });

  it('can be asked of the field as a later snake meets it', () => {
    const straight = programOf(read(fileOf(ruleText(2, '   -', '   h', '   b'))));
    const looks = programOf(read(fileOf(ruleText(1, '    -', '', '   h'))));
    const before = new SnakeBattle({ slots: [straight, looks], seed: 0 });
    expect(whyNot(before, { slot: 2, rule: 0, direction: 'S' })?.fits).to.equal(true);
    const met = whyNot(beforeMoveOf(before, 2), { slot: 2, rule: 0, direction: 'S' });
    expect(met?.cells[met.firstDifference ?? 0]).to.deep.equal({
      wanted: '-',
      cell: [10, 8],
      found: 'H',
      agrees: false,
    });
    expect(before.turn).to.equal(0);
  });
});
