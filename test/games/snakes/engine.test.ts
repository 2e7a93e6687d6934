import { expect } from 'chai';
import fc from 'fast-check';
import { Random } from '../../../src/core/random';
import type { Cell } from '../../../src/games/game';
import { SnakeBattle } from '../../../src/games/snakes/engine/battle';
import { compassLetter, directionOf, DIRECTIONS, type CompassLetter } from '../../../src/games/snakes/facts/direction';
import { Field, stepOf } from '../../../src/games/snakes/engine/field';
import { startCells } from '../../../src/games/snakes/engine/placement';
import { Rule } from '../../../src/games/snakes/engine/rule';
import { Snake, type SnakeProgram } from '../../../src/games/snakes/engine/snake';
import { propertyOptions } from '../../support/property';
import { patternRows } from './support';

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

const programOf = (...rules: Rule[]): SnakeProgram => ({ name: 'Ruled', rules });

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

/** A field with snakes of these cells, in slots from 1. */
function fieldWith(...snakes: (readonly Cell[])[]): { field: Field; placed: Snake[] } {
  const field = new Field();
  return { field, placed: snakes.map((cells, index) => Snake.place(index + 1, WALKER, field, cells)) };
}

describe('the start of a battle', () => {
  it('lays ten cells from the middle of each side, the heads as a pinwheel', () => {
    expect([1, 2, 3, 4].map((slot) => startCells(slot)[0])).to.deep.equal([
      [9, 8],
      [8, 9],
      [9, 10],
      [10, 9],
    ]);
    expect([1, 2, 3, 4].map((slot) => startCells(slot).at(-1))).to.deep.equal([
      [0, 8],
      [8, 18],
      [18, 10],
      [10, 0],
    ]);
    expect(startCells(3)).to.deep.equal([9, 10, 11, 12, 13, 14, 15, 16, 17, 18].map((row) => [row, 10]));
    expect(() => startCells(5)).to.throw(RangeError);
  });

  it('keeps the places of slots that are empty', () => {
    const battle = new SnakeBattle({ slots: [null, WALKER, null, WALKER], seed: 0 });
    expect(battle.snakes.map(({ slot, cells }) => [slot, cells[0]])).to.deep.equal([
      [2, [8, 9]],
      [4, [10, 9]],
    ]);
    expect(battle.status).to.equal('playing');
  });
});

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

describe('a turn', () => {
  it('draws among three legal directions as CPython does', () => {
    const battle = new SnakeBattle({ slots: [WALKER], seed: 0 });
    battle.step();
    expect(battle.snakes[0]?.cells[0]).to.deep.equal([10, 8]);
    expect(battle.snakes[0]?.moved).to.equal(directionOf('S'));
  });

  it('draws nothing where a rule fits in one direction only', () => {
    const straight = programOf(ruleOf([-1, 0, 'b'], [1, 0, '-']));
    const battle = new SnakeBattle({ slots: [straight, null, WALKER], seed: 0 });
    const alone = new SnakeBattle({ slots: [null, null, WALKER], seed: 0 });
    for (let i = 0; i < 5; i++) {
      battle.step();
      alone.step();
      expect(battle.snakes[1]?.cells).to.deep.equal(alone.snakes[0]?.cells);
    }
  });

  it('takes the first rule that fits anywhere, and chance among the directions in which it does', () => {
    const never = ruleOf([1, 0, 'T']);
    const any = ruleOf([1, 0, '-']);
    const battle = new SnakeBattle({ slots: [programOf(never, any, ruleOf())], seed: 0 });
    const expected = new Random(0).choice(['E', 'S', 'W']);
    battle.step();
    const [snake] = battle.snakes;
    expect(snake?.rule).to.equal(1);
    expect(snake?.moved === null ? null : compassLetter(snake?.moved ?? 0)).to.equal(expected);
  });

  it('shows each snake the field as the earlier ones left it', () => {
    const ahead = (letter: string) => programOf(ruleOf([-1, 0, 'b'], [1, 0, letter]));
    const waits = new SnakeBattle({ slots: [null, ahead('-')], seed: 0 });
    waits.step();
    expect(waits.snakes[0]?.cells[0]).to.deep.equal([8, 8]);
    const blocked = new SnakeBattle({ slots: [ahead('-'), ahead('-')], seed: 0 });
    blocked.step();
    expect(blocked.snakes[0]?.cells[0]).to.deep.equal([10, 8]);
    expect(blocked.snakes[1]?.rule, 'the body of the first lies ahead').to.equal(null);
  });
});

describe('the end of a battle', () => {
  it('comes with the last turn of the limit, and no turn is played after it', () => {
    const battle = new SnakeBattle({ slots: [WALKER], seed: 1, turnLimit: 3 });
    expect([battle.step(), battle.step(), battle.status]).to.deep.equal([true, true, 'playing']);
    expect([battle.step(), battle.status, battle.winner, battle.step(), battle.turn]).to.deep.equal([
      true,
      'over',
      null,
      false,
      3,
    ]);
  });

  it('never comes at turn 0, even with a limit of 0', () => {
    const battle = new SnakeBattle({ slots: [WALKER, WALKER], seed: 1, turnLimit: 0 });
    expect([battle.step(), battle.status, battle.turn, battle.winner]).to.deep.equal([false, 'playing', 0, null]);
  });

  it('has no turn to play without a snake', () => {
    const battle = new SnakeBattle({ slots: [], seed: 1 });
    expect([battle.canStep, battle.step(), battle.turn]).to.deep.equal([false, false, 0]);
  });

  it('has a limit of 200 turns and the most body cells win; as many are a draw', () => {
    const battle = new SnakeBattle({ slots: [WALKER, WALKER, WALKER, WALKER], seed: 3 });
    while (battle.step());
    const most = Math.max(...battle.snakes.map(({ bodyCells }) => bodyCells));
    const best = battle.snakes.filter(({ bodyCells }) => bodyCells === most);
    expect(battle.turn).to.equal(200);
    expect(battle.winner).to.equal(best.length === 1 ? best[0]?.slot : null);
    const draw = new SnakeBattle({ slots: [WALKER, WALKER], seed: 1, turnLimit: 1 });
    draw.step();
    expect([draw.status, draw.winner]).to.deep.equal(['over', null]);
  });
});

describe('loading snakes', () => {
  it('replaces them before the battle, does nothing during it and starts anew after it', () => {
    const other: SnakeProgram = { name: 'Other', rules: [] };
    const names = () => battle.snakes.map(({ slot, name }) => `${slot} ${name}`);
    const battle = new SnakeBattle({ slots: [], seed: 5, turnLimit: 2 });
    expect([battle.load(2, WALKER), battle.load(2, other), battle.load(1, WALKER)]).to.deep.equal([true, true, true]);
    expect(names()).to.deep.equal(['1 Walker', '2 Other']);
    battle.step();
    expect([battle.load(3, WALKER), names().length]).to.deep.equal([false, 2]);
    battle.step();
    expect([battle.status, battle.load(3, other), battle.turn]).to.deep.equal(['over', true, 0]);
    expect(names()).to.deep.equal(['3 Other']);
    expect(() => battle.load(5, other)).to.throw(RangeError);
  });

  it('begins the same battle again on reset', () => {
    const battle = new SnakeBattle({ slots: [WALKER, WALKER], seed: 9 });
    const play = () => {
      const turns: unknown[] = [];
      for (let i = 0; i < 20 && battle.step(); i++) turns.push(battle.trace());
      return turns;
    };
    const first = play();
    battle.reset();
    expect(battle.turn).to.equal(0);
    expect(play()).to.deep.equal(first);
  });
});

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
        const before = JSON.stringify(copy.frame());
        const traces: unknown[] = [];
        while (battle.step()) traces.push(battle.trace());
        expect(JSON.stringify(copy.frame())).to.equal(before);
        const again: unknown[] = [];
        while (copy.step()) again.push(copy.trace());
        expect(again).to.deep.equal(traces);
      }),
      propertyOptions(30),
    );
  });

  it('is the same for the same seed, of any size and in any spelling', () => {
    const play = (seed: bigint | string) => {
      const battle = new SnakeBattle({ slots: [WALKER, WALKER], seed });
      while (battle.turn < 30) battle.step();
      return battle.trace();
    };
    expect(play(10n ** 30n)).to.deep.equal(play('1000000000000000000000000000000'));
    expect(play(10n ** 30n)).not.to.deep.equal(play(10n ** 30n + 1n));
  });
});
