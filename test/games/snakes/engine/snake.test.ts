import { expect } from 'chai';
import type { Cell } from '../../../../src/core/cell';
import { SnakeBattle } from '../../../../src/games/snakes/engine/battle';
import { startCells } from '../../../../src/games/snakes/engine/placement';
import { compassLetter, DIRECTIONS } from '../../../../src/games/snakes/facts/direction';
import { Field, stepOf } from '../../../../src/games/snakes/engine/field';
import { Snake, type SnakeProgram } from '../../../../src/games/snakes/engine/snake';

const WALKER: SnakeProgram = { name: 'Walker', rules: [] };

/** A field with snakes of these cells, in slots from 1. */
function fieldWith(...snakes: (readonly Cell[])[]): { field: Field; placed: Snake[] } {
  const field = new Field();
  return { field, placed: snakes.map((cells, index) => Snake.place(index + 1, WALKER, field, cells)) };
}

describe('a snake', () => {
  it('is head, body and tail; of length 2 head and tail; of length 1 a lone tail', () => {
    const { field } = fieldWith(
      [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      [
        [5, 5],
        [5, 6],
      ],
      [[7, 7]],
    );
    const row = (r: number, ...columns: number[]) => columns.map((c) => field.kindAt(r, c).kind).join(' ');
    expect(row(0, 0, 1, 2, 3, 4)).to.equal('head body body tail empty');
    expect(row(5, 5, 6)).to.equal('head tail');
    expect(field.kindAt(7, 7)).to.deep.equal({ kind: 'tail', slot: 3 });
    expect(field.kindAt(-1, 4)).to.deep.equal({ kind: 'wall', slot: null });
    expect(field.kindAt(30, 4)).to.deep.equal({ kind: 'wall', slot: null });
  });

  it('sees itself in small letters and enemies in capitals', () => {
    const { field, placed } = fieldWith(startCells(1), startCells(2));
    const [own, enemy] = placed;
    if (!own || !enemy) throw new Error();
    expect([field.letterFor(own, 9, 8), field.letterFor(own, 5, 8), field.letterFor(own, 0, 8)].join('')).to.equal(
      'hbt',
    );
    expect(
      [field.letterFor(enemy, 9, 8), field.letterFor(enemy, 5, 8), field.letterFor(enemy, 0, 8)].join(''),
    ).to.equal('HBT');
    expect([field.letterFor(own, 0, 0), field.letterFor(own, -1, 0)].join('')).to.equal('-#');
  });

  it('gives up its last cell when it moves', () => {
    const { field, placed } = fieldWith(startCells(1));
    const [snake] = placed;
    snake?.move(snake.first + 1);
    expect(snake?.cells.slice(0, 2)).to.deep.equal([
      [9, 9],
      [9, 8],
    ]);
    expect(snake?.length).to.equal(10);
    expect(field.kindAt(0, 8).kind).to.equal('empty');
    expect(field.kindAt(1, 8).kind).to.equal('tail');
    expect(field.kindAt(9, 8).kind).to.equal('body');
  });

  it('grows by a bite and keeps its tail, while the bitten one shrinks down to nothing', () => {
    const field = new Field();
    const biter = Snake.place(1, WALKER, field, [
      [5, 5],
      [5, 4],
    ]);
    const victim = Snake.place(2, WALKER, field, [
      [4, 6],
      [5, 6],
    ]);
    biter.biteTail(victim);
    expect(biter.cells).to.deep.equal([
      [5, 6],
      [5, 5],
      [5, 4],
    ]);
    expect([biter.bit, biter.bitCell, biter.bodyCells]).to.deep.equal([2, [5, 6], 1]);
    expect(victim.cells).to.deep.equal([[4, 6]]);
    expect(field.kindAt(4, 6)).to.deep.equal({ kind: 'tail', slot: 2 });
    expect([victim.isAlive, victim.canMove, victim.bodyCells]).to.deep.equal([true, false, 0]);
    biter.biteTail(victim);
    expect([victim.isAlive, victim.length, victim.cells.length, biter.length]).to.deep.equal([false, 0, 0, 4]);
  });
});

describe('legal moves', () => {
  it('lead onto empty cells and enemy tails, never into a wall, the own tail or another part', () => {
    const battle = new SnakeBattle({ slots: [WALKER], seed: 0 });
    const [snake] = battle.snakes;
    expect(snake && battle.legalDirections(snake).map(compassLetter).join('')).to.equal('ESW');
    const at = (row: number, column: number, enemy: Cell[]): string => {
      const fresh = new Field();
      const own = Snake.place(1, WALKER, fresh, [
        [row, column],
        [row, column + 1],
        [row + 1, column + 1],
        [row + 1, column],
      ]);
      if (enemy.length > 0) Snake.place(2, WALKER, fresh, enemy);
      return DIRECTIONS.filter((direction) => fresh.isLegal(own.first + stepOf(direction), 1))
        .map(compassLetter)
        .join('');
    };
    expect(at(0, 0, []), 'in the corner, own tail below').to.equal('');
    expect(at(5, 5, []), 'own tail below').to.equal('NW');
    expect(at(5, 5, [[4, 5]]), 'a lone tail above').to.equal('NW');
    expect(
      at(5, 5, [
        [4, 5],
        [3, 5],
      ]),
      'a head above',
    ).to.equal('W');
    expect(
      at(5, 5, [
        [3, 4],
        [3, 5],
        [4, 5],
        [4, 4],
      ]),
      'a body above',
    ).to.equal('W');
    expect(
      at(5, 5, [
        [3, 5],
        [4, 5],
      ]),
      'a tail above',
    ).to.equal('NW');
  });
});
