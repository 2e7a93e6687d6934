import { expect } from 'chai';
import fc from 'fast-check';
import type { Cell } from '../../../../src/core/cell';
import { SnakeBattle } from '../../../../src/games/snakes/engine/battle';
import { Rule } from '../../../../src/games/snakes/engine/rule';
import { propertyOptions } from '../../../support/property';
import { patternRows } from '../support';
import {
  compassLetter,
  directionOf,
  DIRECTIONS,
  type CompassLetter,
} from '../../../../src/games/snakes/facts/direction';
import { Field } from '../../../../src/games/snakes/engine/field';
import { Snake, type SnakeProgram } from '../../../../src/games/snakes/engine/snake';

const WALKER: SnakeProgram = { name: 'Walker', rules: [] };
const LETTERS: readonly CompassLetter[] = ['N', 'E', 'S', 'W'];

/** A rule from a few cells: how far ahead and to the right, and the letter. */
function ruleOf(...cells: readonly [ahead: number, right: number, letter: string][]): Rule {
  const rows = Array.from({ length: 7 }, () => [...'       ']);
  for (const [ahead, right, letter] of cells) rows[3 - ahead]?.splice(3 + right, 1, letter);
  return new Rule(
    rows.map((row) => row.join('')),
    0,
  );
}

/** The offset of a pattern cell as the rules of the game tell it. */
function offset(letter: CompassLetter, ahead: number, right: number): Cell {
  const table: Record<CompassLetter, Cell> = {
    N: [-ahead, right],
    E: [right, ahead],
    S: [ahead, -right],
    W: [-right, -ahead],
  };
  return table[letter];
}

describe('fitting', () => {
  it('turns a rule with the direction and never mirrors it', () => {
    for (const letter of LETTERS) {
      for (const [ahead, right] of [
        [3, -3],
        [1, 2],
        [-2, 1],
        [0, -1],
        [-3, 3],
      ] as const) {
        const [rows, columns] = offset(letter, ahead, right);
        const field = new Field();
        const snake = Snake.place(1, WALKER, field, [[9, 9]]);
        Snake.place(2, WALKER, field, [[9 + rows, 9 + columns]]);
        const rule = ruleOf([ahead, right, 'T']);
        const fits = DIRECTIONS.filter((direction) => rule.fits(field, snake, direction)).map(compassLetter);
        expect(fits, `${letter} ${ahead} ${right}`).to.deep.equal([letter]);
      }
    }
  });

  it('agrees with each letter as its table says', () => {
    const field = new Field();
    const own = Snake.place(1, WALKER, field, [
      [9, 9],
      [9, 8],
      [9, 7],
    ]);
    Snake.place(2, WALKER, field, [
      [8, 9],
      [7, 9],
      [6, 9],
    ]);
    Snake.place(3, WALKER, field, [[10, 9]]);
    const north = directionOf('N');
    const found: [number, number, string][] = [
      [0, -1, 'b'],
      [0, -2, 't'],
      [1, 0, 'H'],
      [2, 0, 'B'],
      [3, 0, 'T'],
      [-1, 0, 'T'],
      [1, 1, '-'],
    ];
    for (const [ahead, right, letter] of found) {
      for (const other of 'hbtHBT#-') {
        const fits = ruleOf([ahead, right, other]).fits(field, own, north);
        expect(fits, `${other} at ${ahead} ${right}`).to.equal(other === letter);
      }
    }
    expect(ruleOf().fits(field, own, north), 'all blank').to.equal(true);
    expect(ruleOf([0, 0, 'h']).fits(field, own, north), 'the centre').to.equal(true);
    for (const other of 'btHBT#-') expect(ruleOf([0, 0, other]).fits(field, own, north), other).to.equal(false);
  });

  it('takes every cell outside the field for wall, however far', () => {
    const field = new Field();
    const corner = Snake.place(1, WALKER, field, [
      [0, 0],
      [0, 1],
    ]);
    const north = directionOf('N');
    expect(ruleOf([3, -3, '#'], [1, 3, '#'], [-3, -1, '#']).fits(field, corner, north)).to.equal(true);
    expect(ruleOf([0, 3, '#']).fits(field, corner, north)).to.equal(false);
    const other = Snake.place(2, WALKER, field, [
      [18, 18],
      [17, 18],
    ]);
    expect(ruleOf([-3, 3, '#'], [-1, -3, '#']).fits(field, other, north)).to.equal(true);
  });

  it('is the comparison of all 49 letters with what the snake sees', () => {
    fc.assert(
      fc.property(patternRows, fc.nat({ max: 999 }), fc.nat({ max: 60 }), (rows, seed, turns) => {
        const battle = new SnakeBattle({ slots: [WALKER, WALKER, WALKER, WALKER], seed });
        for (let i = 0; i < turns; i++) battle.step();
        for (const snake of battle.snakes.filter(({ canMove }) => canMove)) {
          const [row, column] = snake.cells[0] ?? [0, 0];
          for (const direction of DIRECTIONS) {
            const seen = (r: number, c: number) => {
              const [rowsAway, columnsAway] = offset(compassLetter(direction), 3 - r, c - 3);
              return battle.field.letterFor(snake, row + rowsAway, column + columnsAway);
            };
            // Most cells are made to agree, so that fitting is not rare.
            const pattern = rows.map((cells, r) =>
              [...cells]
                .map((letter, c) => ((r * 7 + c) % 11 === seed % 11 ? letter : letter === ' ' ? ' ' : seen(r, c)))
                .join(''),
            );
            const agrees = pattern.every((cells, r) =>
              [...cells].every((letter, c) => letter === ' ' || letter === seen(r, c)),
            );
            expect(new Rule(pattern, 0).fits(battle.field, snake, direction)).to.equal(agrees);
          }
        }
      }),
      propertyOptions(60),
    );
  });
});
