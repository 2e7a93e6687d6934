import { expect } from 'chai';
import { Random } from '../../../../src/core/random';
import { SnakeBattle } from '../../../../src/games/snakes/engine/battle';
import { startCells } from '../../../../src/games/snakes/engine/placement';
import { Rule } from '../../../../src/games/snakes/engine/rule';
import { traceOf } from '../../../../src/games/snakes/play/trace';
import { compassLetter, directionOf } from '../../../../src/games/snakes/facts/direction';
import type { SnakeProgram } from '../../../../src/games/snakes/engine/snake';

const WALKER: SnakeProgram = { name: 'Walker', rules: [] };

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
      for (let i = 0; i < 20 && battle.step(); i++) turns.push(traceOf(battle));
      return turns;
    };
    const first = play();
    battle.reset();
    expect(battle.turn).to.equal(0);
    expect(play()).to.deep.equal(first);
  });
});
