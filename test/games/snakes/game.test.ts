import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse, NO_COMPANIONS } from '../../../src/games/analysis';
import type { GameEvent } from '../../../src/games/game';
import { snakeRulesFormat } from '../../../src/games/snakes/language/format';
import { SELF, slotKey, snakesGame, STEP, type SnakesState } from '../../../src/games/snakes/play/game';
import { ROOT } from '../../support/shared';
import { fileOf, read, ruleText } from './support';

const sample = (name: string) => readFileSync(path.join(ROOT, 'snakes', `${name}.snake`), 'utf8');
const CHASER = sample('chaser');
const WALKER = sample('random_walker');
const { definition } = analyse(snakeRulesFormat, CHASER);

function start(companions: Record<string, string | null> = {}, seed: string | null = '0'): SnakesState {
  return snakesGame.start(definition, seed, new Map(Object.entries(companions)));
}

const names = (state: SnakesState) => snakesGame.frame(state).snakes.map(({ slot, name }) => `${slot} ${name}`);

describe('snake battle as a game', () => {
  it('plays the edited file in slot 1 against the texts of the other slots', () => {
    expect(names(snakesGame.start(definition, '0', NO_COMPANIONS))).to.deep.equal(['1 Chaser']);
    expect(names(start({ [slotKey(2)]: WALKER, [slotKey(4)]: WALKER, [slotKey(3)]: null }))).to.deep.equal([
      '1 Chaser',
      '2 Random Walker',
      '4 Random Walker',
    ]);
  });

  it('plays the edited file in another slot when it is told so', () => {
    expect(names(start({ [SELF]: '3', [slotKey(1)]: WALKER }))).to.deep.equal(['1 Random Walker', '3 Chaser']);
    for (const self of ['5', 'x', '-1', '1.5']) expect(names(start({ [SELF]: self }))).to.deep.equal(['1 Chaser']);
  });

  it('leaves the edited file out when it is told so, and puts a file that was loaded in its place', () => {
    expect(names(start({ [SELF]: '0', [slotKey(3)]: WALKER }))).to.deep.equal(['3 Random Walker']);
    expect(names(start({ [slotKey(1)]: WALKER }))).to.deep.equal(['1 Random Walker']);
    expect(names(start({ [slotKey(1)]: 'Snake Bad\nend' }))).to.deep.equal(['1 Chaser']);
  });

  it('leaves a slot empty whose text has errors', () => {
    expect(names(start({ [slotKey(2)]: 'Snake Bad\nend', [slotKey(3)]: '' }))).to.deep.equal(['1 Chaser']);
  });

  it('has the word step as its only input, one turn each', () => {
    const state = start();
    expect(snakesGame.step(state, 'run')).to.equal(false);
    expect(snakesGame.turn(state)).to.equal(0);
    expect(snakesGame.inputsOf('step'), 'a battle has no keys').to.deep.equal([]);
    expect(snakesGame.step(state, STEP)).to.equal(true);
    expect(snakesGame.turn(state)).to.equal(1);
    expect(snakesGame.status(state)).to.equal('playing');
    expect(snakesGame.copyCost(state)).to.be.above(0);
  });

  it('is over after 200 turns', () => {
    const state = start();
    while (snakesGame.step(state, STEP));
    expect([snakesGame.turn(state), snakesGame.status(state)]).to.deep.equal([200, 'over']);
  });

  it('has the seed 0 unless another is given, and seeds of any size', () => {
    expect(snakesGame.seedOf(definition)).to.equal('0');
    const play = (seed: string | null) => {
      const state = start({ [slotKey(2)]: WALKER }, seed);
      for (let i = 0; i < 20; i++) snakesGame.step(state, STEP);
      return snakesGame.trace(state, STEP);
    };
    expect(play(null)).to.deep.equal(play('0'));
    expect(play('123456789012345678901234567890')).not.to.deep.equal(play('0'));
  });

  it('forks', () => {
    const state = start({ [slotKey(2)]: WALKER });
    snakesGame.step(state, STEP);
    const copy = snakesGame.copy(state);
    snakesGame.step(state, STEP);
    expect(snakesGame.turn(copy)).to.equal(1);
    snakesGame.step(copy, STEP);
    expect(snakesGame.frame(copy)).to.deep.equal(snakesGame.frame(state));
  });

  it('gives frames of plain data that stay true', () => {
    const state = start({ [slotKey(2)]: WALKER });
    const frame = snakesGame.frame(state);
    const before = JSON.stringify(frame);
    for (let i = 0; i < 40; i++) snakesGame.step(state, STEP);
    expect(JSON.stringify(frame)).to.equal(before);
    const later = snakesGame.frame(state);
    expect(JSON.parse(JSON.stringify(later))).to.deep.equal(later);
    expect([later.size, later.turnLimit, later.turn]).to.deep.equal([19, 200, 40]);
    expect(later.snakes[0]).to.include({ slot: 1, length: later.snakes[0]?.cells.length });
  });

  it('marks who moved last, by which line of its file, and where a tail was bitten', () => {
    const state = start({ [slotKey(2)]: WALKER });
    let bitten = 0;
    while (snakesGame.step(state, STEP)) {
      const { snakes, lastMoved } = snakesGame.frame(state);
      expect(lastMoved).to.equal(snakes.filter(({ moved }) => moved).at(-1)?.slot ?? null);
      for (const { rule, ruleLine, bit, bitCell, cells } of snakes) {
        expect(ruleLine === null).to.equal(rule === null);
        if (rule !== null && ruleLine !== null) expect(definition.ruleTexts[rule]?.rows[0]?.line).to.equal(ruleLine);
        expect(bitCell === null).to.equal(bit === null);
        if (bitCell && cells.length > 1) expect(bitCell).to.deep.equal(cells[0]);
        if (bit !== null) bitten++;
      }
    }
    expect(bitten).to.be.above(0);
  });

  it('prints the field with its wall and how the battle stands', () => {
    const state = start({ [slotKey(4)]: WALKER });
    const lines = snakesGame.renderText(state).split('\n');
    expect(lines).to.have.length(23);
    expect(lines.slice(0, 21).every((line) => line.length === 21)).to.equal(true);
    expect(lines[0]).to.equal('#'.repeat(21));
    expect(lines[1]).to.equal('#........t..........#');
    expect(lines[10]).to.equal('#........1..........#');
    expect(lines[11]).to.equal('#toooooooo4.........#');
    expect(lines[21]).to.equal('playing, turn 0, winner -');
  });

  it('tells in its log of every move, bite, lone tail, death and of the end', () => {
    const keys = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const state = start({ [slotKey(2)]: WALKER }, String(seed));
      const events: GameEvent[] = [];
      while (snakesGame.step(state, STEP, events));
      const moves = events.filter(({ key }) => /log\.moves/.test(key)).length;
      const stuck = events.filter(({ key }) => key === 'snakes.log.stuck').length;
      expect(moves + stuck).to.be.within(snakesGame.turn(state), 2 * snakesGame.turn(state));
      for (const { key } of events) keys.add(key.replace(/\.[NESW]$/, ''));
      if (events.some(({ key }) => key === 'snakes.log.wins'))
        expect(snakesGame.frame(state).winner).not.to.equal(null);
    }
    expect([...keys].sort()).to.include.members([
      'snakes.log.bites',
      'snakes.log.dies',
      'snakes.log.lone-tail',
      'snakes.log.moves',
      'snakes.log.moves-freely',
      'snakes.log.stuck',
      'snakes.log.wins',
    ]);
  });

  it('tells the same battle with and without a log', () => {
    const file = read(fileOf(ruleText(2, '   T', '   h')));
    const quiet = snakesGame.start(file, '7', new Map([[slotKey(2), WALKER]]));
    const told = snakesGame.copy(quiet);
    while (snakesGame.step(quiet, STEP));
    const events: GameEvent[] = [];
    while (snakesGame.step(told, STEP, events));
    expect(snakesGame.frame(told)).to.deep.equal(snakesGame.frame(quiet));
  });
});
