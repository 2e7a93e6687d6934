import { expect } from 'chai';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../../../src/games/analysis';
import type { Cell } from '../../../../src/core/cell';
import { SnakeBattle } from '../../../../src/games/snakes/engine/battle';
import type { SnakeProgram } from '../../../../src/games/snakes/engine/snake';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { programOf } from '../../../../src/games/snakes/play/setup';
import { ROOT } from '../../../support/shared';

const FOLDER = path.join(ROOT, 'snakes');
const SEEDS = 8;

function load(name: string): SnakeProgram {
  return programOf(analyse(snakeRulesFormat, readFileSync(path.join(FOLDER, `${name}.snake`), 'utf8')).definition);
}

/** What a sample does against another in battles of several seeds, as shares of its turns; bites, bitten and wins in numbers. */
interface Behaviour {
  bites: number;
  bitten: number;
  wins: number;
  straight: number;
  left: number;
  right: number;
  stuck: number;
  atWall: number;
  /** With an enemy head at most three rows and columns away. */
  nearHead: number;
  besideEnemy: number;
  /** The mean distance from head to tail. */
  toTail: number;
}

const distance = (a: Cell, b: Cell) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

function watch(name: string, enemyName = 'random_walker'): Behaviour {
  const seen: Behaviour = {
    bites: 0,
    bitten: 0,
    wins: 0,
    straight: 0,
    left: 0,
    right: 0,
    stuck: 0,
    atWall: 0,
    nearHead: 0,
    besideEnemy: 0,
    toTail: 0,
  };
  const slots = [load(name), load(enemyName)];
  let turns = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const battle = new SnakeBattle({ slots, seed });
    let heading: number | null = null;
    while (battle.step()) {
      const [own, enemy] = battle.snakes;
      const head = own?.cells[0];
      if (!own || !enemy || !head) continue;
      turns++;
      if (own.bit !== null) seen.bites++;
      if (enemy.bit !== null) seen.bitten++;
      if (own.moved === null) seen.stuck++;
      else if (heading !== null) {
        const turn = (own.moved - heading + 4) % 4;
        if (turn === 0) seen.straight++;
        if (turn === 1) seen.right++;
        if (turn === 3) seen.left++;
      }
      heading = own.moved ?? heading;
      if (head.some((place) => place === 0 || place === 18)) seen.atWall++;
      const [enemyHead, ...others] = enemy.cells;
      if (enemyHead && Math.max(Math.abs(head[0] - enemyHead[0]), Math.abs(head[1] - enemyHead[1])) <= 3)
        seen.nearHead++;
      if (others.some((cell) => distance(cell, head) === 1)) seen.besideEnemy++;
      seen.toTail += distance(head, own.cells.at(-1) ?? head);
    }
    if (battle.winner === 1) seen.wins++;
  }
  for (const key of ['straight', 'left', 'right', 'stuck', 'atWall', 'nearHead', 'besideEnemy', 'toTail'] as const)
    seen[key] /= turns;
  return seen;
}

describe('the sample snakes', () => {
  const names = readdirSync(FOLDER).map((file) => file.replace('.snake', ''));
  const walker = watch('random_walker');

  it('are at least eight', () => {
    expect(names.length).to.be.at.least(8);
  });

  for (const name of names) {
    it(`${name} has no problem, is in canonical form and begins with what it is about`, () => {
      const text = readFileSync(path.join(FOLDER, `${name}.snake`), 'utf8');
      const { problems, definition } = analyse(snakeRulesFormat, text);
      expect(problems).to.deep.equal([]);
      expect(snakeRulesFormat.format(definition)).to.equal(text);
      expect(definition.name.toLowerCase().replace(' ', '_')).to.equal(name);
      expect(text.slice(0, 120)).to.include('// ');
    });
  }

  it('random_walker goes where chance sends it, and gets stuck', () => {
    expect(walker.straight).to.be.within(0.1, 0.4);
    expect(Math.abs(walker.left - walker.right)).to.be.below(0.05);
    expect(walker.stuck).to.be.above(0.2);
  });

  it('straight_runner goes straight on', () => {
    expect(watch('straight_runner').straight).to.be.above(3 * walker.straight);
  });

  it('left_turner turns left much more often than right', () => {
    const { left, right } = watch('left_turner');
    expect(left).to.be.above(5 * right);
  });

  it('wall_hugger walks along the wall, to the right at the corners', () => {
    const { atWall, left, right } = watch('wall_hugger');
    expect(atWall).to.be.above(0.75);
    expect(right).to.be.above(5 * left);
  });

  it('chaser bites more than the walker, and wins', () => {
    const { bites, wins } = watch('chaser');
    expect(bites).to.be.above(5 * walker.bites);
    expect(wins).to.be.above(SEEDS / 2);
  });

  it('coward keeps away from heads and does not bite', () => {
    const { nearHead, bites } = watch('coward', 'chaser');
    const careless = watch('random_walker', 'chaser');
    expect(nearHead).to.be.below(careless.nearHead);
    expect(watch('coward').nearHead).to.be.below(0.7 * walker.nearHead);
    expect(bites).to.equal(0);
  });

  it('tail_guard keeps its head by its tail', () => {
    const guarded = watch('tail_guard').toTail;
    for (const other of ['random_walker', 'straight_runner', 'chaser', 'explorer']) {
      expect(guarded, other).to.be.below(0.8 * watch(other).toTail);
    }
  });

  it('ambusher bites far more than the tail guard, whose circle it shares', () => {
    expect(watch('ambusher').bites).to.be.above(5 * watch('tail_guard').bites);
  });

  it('shadow walks along the side of its enemy', () => {
    expect(watch('shadow').besideEnemy).to.be.above(2.5 * walker.besideEnemy);
  });

  it('explorer keeps off the wall and does not get stuck', () => {
    const { atWall, stuck } = watch('explorer');
    expect(atWall).to.be.below(0.05);
    expect(stuck).to.be.below(0.02);
  });
});
